/** Switches between statement and editor on narrow screens before the app has loaded. */
export function showLightPane(serverRoot: HTMLElement, button: HTMLButtonElement): boolean {
  const pane = button.dataset['showsPane'];
  if (pane === undefined) return false;
  for (const element of serverRoot.querySelectorAll<HTMLElement>('[data-pane]'))
    element.dataset['pane'] = pane;
  for (const choice of serverRoot.querySelectorAll<HTMLElement>('[data-shows-pane]'))
    choice.setAttribute('aria-pressed', String(choice === button));
  return true;
}
