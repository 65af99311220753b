// The base of the views: each draws itself when it is shown, and has a filter field.

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
