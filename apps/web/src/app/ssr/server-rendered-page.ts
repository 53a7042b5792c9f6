/**
 * The server-rendered page until React hydrates it.
 *
 * How this works: links work, and the editor accepts text (`light-workbench.ts`). Presses of other buttons are stored and
 * repeated after hydration, when the buttons have their handlers. Markup in another language than the user's, which a first
 * visit may get, is removed at once.
 */
import { showLightPane } from '../../features/problem/light-view-switch.ts';
import { openLightWorkbench } from '../../features/problem/workbench/light-workbench.ts';
import { ssrAttribute } from '../../lib/initial-data.ts';
import { getLocale } from '../../lib/locale.ts';
import './server-rendered.css';

export type ServerRenderedPage = NonNullable<ReturnType<typeof openServerRenderedPage>>;

/** Undefined if `root` is empty. */
export function openServerRenderedPage(root: HTMLElement) {
  const locale = root.getAttribute(ssrAttribute);
  if (locale === null) return undefined;
  if (locale !== getLocale()) {
    root.replaceChildren();
    root.removeAttribute(ssrAttribute);
    return undefined;
  }
  const presses = recordPresses(root);
  openLightWorkbench(root);
  root.dataset['open'] = '';
  return {
    /** Called when the page is hydrated. */
    finish: (): void => {
      root.removeAttribute(ssrAttribute);
      delete root.dataset['open'];
      const pressed = presses.end();
      // After the effects of the page have added their listeners.
      setTimeout(() => {
        for (const target of pressed) press(target);
      });
    },
  };
}

function press(target: HTMLElement): void {
  delete target.dataset['pressed'];
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Each button once, in the order of the last presses: a second press means the same. */
function recordPresses(root: HTMLElement) {
  const presses = new Set<HTMLElement>();
  const ended = new AbortController();
  const { signal } = ended;
  const click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    presses.delete(button);
    presses.add(button);
    if (!showLightPane(root, button)) button.dataset['pressed'] = '';
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) presses.add(event.target);
  };
  root.addEventListener('click', click, { signal });
  root.addEventListener('submit', submit, { signal });
  return {
    end: (): ReadonlySet<HTMLElement> => {
      ended.abort();
      return presses;
    },
  };
}
