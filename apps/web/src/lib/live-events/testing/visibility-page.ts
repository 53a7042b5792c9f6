/** A page that a test hides and shows, as the user would by changing the tab. */
export class VisibilityPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
