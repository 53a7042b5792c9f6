/**
 * The page while it is a picture, from the first moment until the app has taken its place.
 *
 * How this works: the server sent the finished markup beside an empty root. Links lead where they lead, and the editor takes
 * text; every other button is remembered when it is pressed. Meanwhile the app loads and draws the same page into the root,
 * aside, in pieces that let keys through. When it is complete, and the reader pauses, it takes over in one step, before the
 * browser paints again: what fields hold, what is scrolled and what has the focus goes to the same part of the new page, the
 * picture goes, and then the remembered buttons are pressed there. A picture in another language than the reader's, which a
 * first visit may get, goes at once.
 */
import { showLightPane } from '../../features/problem/light-view-switch.ts';
import { openLightWorkbench } from '../../features/problem/workbench/light-workbench.ts';
import { getLocale } from '../../lib/locale.ts';
import { storeRenderedTexts, ssrRootId } from '../../lib/initial-data.ts';
import { findCounterpart, moveFields, moveFocus } from './counterparts.ts';
import { watchReader } from './watch-reader.ts';
import './picture.css';

export type OpenPicture = NonNullable<ReturnType<typeof openPicture>>;

export function openPicture() {
  const picture = document.querySelector<HTMLElement>(`#${ssrRootId}`);
  if (picture === null) return undefined;
  if (picture.lang !== getLocale()) {
    picture.remove();
    return undefined;
  }
  storeRenderedTexts(picture);
  const presses = rememberPresses(picture);
  const scrolled = rememberScrolling(picture);
  const reader = watchReader(picture);
  const workbench = openLightWorkbench(picture);
  picture.dataset['open'] = '';
  return {
    /** When the reader pauses; at once when they wait for a button to act. */
    pause: () => reader.pause(() => presses.size > 0),
    /** The new page stands in `root`, not yet painted. */
    handOver: (root: HTMLElement): void => {
      workbench?.close();
      reader.end();
      moveFields(picture, root);
      for (const element of scrolled)
        findCounterpart(element, picture, root)?.scrollTo(element.scrollLeft, element.scrollTop);
      const targets = [...presses].map((button) => findCounterpart(button, picture, root));
      moveFocus(picture, root);
      picture.remove();
      for (const style of document.querySelectorAll('style[data-picture]')) style.remove();
      // When the parts of the new page listen.
      setTimeout(() => {
        for (const target of targets) press(target);
      });
    },
  };
}

function press(target: HTMLElement | undefined): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target?.click();
}

/** Each once, in the order of their last: a second press while nothing happens means the same. */
function rememberPresses(picture: HTMLElement): ReadonlySet<HTMLElement> {
  const presses = new Set<HTMLElement>();
  picture.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    presses.delete(button);
    presses.add(button);
    if (!showLightPane(picture, button)) button.dataset['pressed'] = '';
  });
  picture.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) presses.add(event.target);
  });
  return presses;
}

function rememberScrolling(picture: HTMLElement): ReadonlySet<HTMLElement> {
  const scrolled = new Set<HTMLElement>();
  const note = ({ target }: Event) => target instanceof HTMLElement && scrolled.add(target);
  picture.addEventListener('scroll', note, { capture: true, passive: true });
  return scrolled;
}
