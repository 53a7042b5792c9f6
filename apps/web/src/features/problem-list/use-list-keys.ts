/**
 * Keyboard shortcuts of the list: j and k move between rows, Enter opens one, / focuses the search.
 *
 * How this works: the keys move the real focus between links, so that Enter, screen readers and the focus ring work
 * without extra code. The listener runs in the capture phase, because the site search also listens to the slash.
 */
import { useEffect, type RefObject } from 'react';

const isElsewhere = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="menu"]',
  ) !== null;

function moveFocus(links: readonly HTMLElement[], step: number): void {
  const row = document.activeElement?.closest('tr') ?? null;
  const current = links.findIndex((link) => row?.contains(link) === true);
  const next = current === -1 ? 0 : Math.min(links.length - 1, Math.max(0, current + step));
  links[next]?.focus();
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
      if (event.key === '/') {
        search.current?.focus();
        search.current?.select();
      } else if (event.key === 'j' || event.key === 'k') {
        const links = list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
        moveFocus([...links], event.key === 'j' ? 1 : -1);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [list, search]);
}
