/**
 * Keyboard shortcuts of the list: j and k move between rows, Enter opens one, / focuses the search.
 *
 * How this works: the keys move the real focus between links, so that Enter, screen readers and the focus ring work
 * without extra code. The listener runs in the capture phase, because the site search also listens to the slash.
 */
import { useEffect, type RefObject } from 'react';
import { listActionOf, nextRowIndex } from './list-actions.ts';

const isElsewhere = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="menu"]',
  ) !== null;

function moveFocus(links: readonly HTMLElement[], step: 1 | -1): void {
  const row = document.activeElement?.closest('tr') ?? null;
  const current = links.findIndex((link) => row?.contains(link) === true);
  links[nextRowIndex(current, step, links.length)]?.focus();
}

interface ListKeysParts {
  list: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

export function useListKeys({ list, search }: ListKeysParts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      const action = listActionOf(event.key);
      if (action === undefined) return;
      if (action === 'search') {
        search.current?.focus();
        search.current?.select();
      } else {
        const links = list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
        moveFocus([...links], action);
      }
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [list, search]);
}
