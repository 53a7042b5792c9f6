/** On narrow screens the editor is behind the other view: in a picture of the page too, one can go there. */
export function showLightPane(picture: HTMLElement, button: HTMLButtonElement): boolean {
  const pane = button.dataset['showsPane'];
  if (pane === undefined) return false;
  for (const element of picture.querySelectorAll<HTMLElement>('[data-pane]')) element.dataset['pane'] = pane;
  for (const choice of picture.querySelectorAll<HTMLElement>('[data-shows-pane]'))
    choice.setAttribute('aria-pressed', String(choice === button));
  return true;
}
