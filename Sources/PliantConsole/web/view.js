// What the views have in common: each draws itself when it is shown, and has a field to find things by.

export class View {
  isShown = false;

  setShown(isShown) {
    this.isShown = isShown;
    this.schedule();
  }

  focusFilter() {
    this.field.focus();
  }
}
