/** A scoreboard as a screen reader reads it row by row: rank, contestant, total, time and every cell in words. */
import type { Page } from 'playwright-core';
import { boardMessages } from '../../apps/web/src/features/contest/board/board-messages.ts';

/** In en-US. Rows pinned to the top are left out, since they also appear below. */
export async function readBoard(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: boardMessages['en-US'].table });
  if ((await table.count()) === 0) return [];
  return table.evaluate((board) =>
    [...board.querySelectorAll('tbody:not([aria-label]) tr')].map((row) => {
      const textOf = (cell: Element | null | undefined) =>
        cell?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      const [place, total, time] = row.querySelectorAll('td');
      const cells = [...row.querySelectorAll('button[data-look] > :not([aria-hidden])')].map(textOf);
      return [textOf(place), textOf(row.querySelector('th a')), textOf(total), textOf(time), ...cells].join(
        ' | ',
      );
    }),
  );
}
