// A table that its columns sort.

import { button, el, setAttribute } from "./dom.js";

export class SortedTable {
  body = el("tbody");

  /**
   * `columns` are `[text, key, title]`, without a key if nothing sorts by it; the rows have the
   * keys. `order` is the text of the one that sorts at first, and none does after a second press.
   * `action` names the buttons of the rows, if they have any.
   */
  constructor({ test, caption, columns, order, action, onSort }) {
    Object.assign(this, { columns, order });
    const sort = (text) => {
      this.order = this.order === text ? "" : text;
      onSort();
    };
    this.heads = columns.map(([text, key, title = "Sorts by this"]) => el("th", {
      scope: "col", class: key && `cell-${key}`,
    }, key ? button(text, {
      class: "sort", title, "data-test": `${test}-by-${text.toLowerCase()}`,
      onclick: () => sort(text),
    }) : text));
    const actions = el("th", { scope: "col", class: "changes" },
      el("span", { class: "offscreen", text: action }));
    this.element = el("table", { class: "traced", "data-test": test },
      el("caption", { class: "offscreen", text: caption }),
      el("thead", {}, el("tr", {}, ...this.heads, action ? actions : null)), this.body);
  }

  /** Empty cells for a row, but for the first. */
  makeCells() {
    return this.columns.slice(1).map(([, key]) => el("td", { class: `cell-${key}` }));
  }

  /**
   * Marks the column that sorts, and returns the rows in its order: names from A, most first. Rows
   * stay where they are while the focus is among them.
   */
  sorted(rows) {
    this.columns.forEach(([text, key], index) => {
      const direction = key === "name" ? "ascending" : "descending";
      const sort = text === this.order ? direction : "none";
      if (key) setAttribute(this.heads[index], "aria-sort", sort);
    });
    const key = this.columns.find(([text]) => text === this.order)?.[1];
    const value = (row) => (key === "name" ? row.name : -row[key]);
    const shown = this.body.contains(document.activeElement) ? [...this.body.children] : [];
    const places = new Map(shown.map(({ dataset }, index) => [dataset.key, index]));
    const placeOf = ({ id, name }) => places.get(String(id ?? name)) ?? places.size;
    return key ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)
      || compare(value(a), value(b)) || compare(a.name, b.name)) : rows;
  }
}

const compare = (a, b) => (a < b ? -1 : Number(a > b));
