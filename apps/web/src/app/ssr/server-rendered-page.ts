/**
 * The server-rendered page until the app replaces it.
 *
 * How this works: the server puts the markup beside an empty root. Links work, and the editor accepts text; presses of other
 * buttons are stored. Meanwhile the app renders the same page into the root, in a transition that does not block input. When
 * it is complete and the user is idle, it replaces the markup before the next paint: field values, scroll positions and focus
 * are transferred to the matching elements, the markup is removed, and the stored presses are repeated. Markup in another
 * language than the user's, which a first visit may get, is removed at once.
 */
import { showLightPane } from '../../features/problem/light-view-switch.ts';
import { openLightWorkbench } from '../../features/problem/workbench/light-workbench.ts';
import { getLocale } from '../../lib/locale.ts';
import { storeRenderedTexts, ssrRootId } from '../../lib/initial-data.ts';
import { findMatchingElement, transferFields, transferFocus } from './transfer-dom-state.ts';
import { watchUserActivity } from './wait-for-user-idle.ts';
import './server-rendered.css';

export type ServerRenderedPage = NonNullable<ReturnType<typeof openServerRenderedPage>>;

export function openServerRenderedPage() {
  const serverRoot = document.querySelector<HTMLElement>(`#${ssrRootId}`);
  if (serverRoot === null) return undefined;
  if (serverRoot.lang !== getLocale()) {
    serverRoot.remove();
    return undefined;
  }
  storeRenderedTexts(serverRoot);
  const presses = recordPresses(serverRoot);
  const scrolled = rememberScrolling(serverRoot);
  const activity = watchUserActivity(serverRoot);
  const workbench = openLightWorkbench(serverRoot);
  serverRoot.dataset['open'] = '';
  return {
    /** Resolves when the user is idle, or at once if a press waits for its effect. */
    waitForUserIdle: () => activity.waitForUserIdle(() => presses.size > 0),
    /** Called when `root` has the new page and the browser has not painted it. */
    handOver: (root: HTMLElement): void => {
      workbench?.close();
      activity.end();
      transferFields(serverRoot, root);
      for (const element of scrolled)
        findMatchingElement(element, serverRoot, root)?.scrollTo(element.scrollLeft, element.scrollTop);
      const targets = [...presses].map((button) => findMatchingElement(button, serverRoot, root));
      transferFocus(serverRoot, root);
      serverRoot.remove();
      for (const style of document.querySelectorAll('style[data-ssr]')) style.remove();
      // After the effects of the new page have added their listeners.
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

/** Each button once, in the order of the last presses: a second press means the same. */
function recordPresses(serverRoot: HTMLElement): ReadonlySet<HTMLElement> {
  const presses = new Set<HTMLElement>();
  serverRoot.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    presses.delete(button);
    presses.add(button);
    if (!showLightPane(serverRoot, button)) button.dataset['pressed'] = '';
  });
  serverRoot.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) presses.add(event.target);
  });
  return presses;
}

function rememberScrolling(serverRoot: HTMLElement): ReadonlySet<HTMLElement> {
  const scrolled = new Set<HTMLElement>();
  const note = ({ target }: Event) => target instanceof HTMLElement && scrolled.add(target);
  serverRoot.addEventListener('scroll', note, { capture: true, passive: true });
  return scrolled;
}
