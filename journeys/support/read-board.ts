/** A board as somebody hears it who reads it row by row: place, who, total, time and every cell in words. */
import type { Page } from 'playwright-core';
import { boardMessages } from '../../apps/web/src/features/contest/board/board-messages.ts';

/** In en-US. Rows that are pinned to the top are left out: they stand below once more. */
export async function readBoard(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: boardMessages['en-US'].table });
  if ((await table.count()) === 0) return [];
  return table.evaluate((board) =>
    [...board.querySelectorAll('tbody:not([aria-label]) tr')].map((row) => {
      const textOf = (cell: Element | null | undefined) =>
        cell?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      const [place, total, time] = row.querySelectorAll('td');
      const cells = [...row.querySelectorAll('button[data-look]')].map(
        (cell) => cell.getAttribute('aria-label') ?? '',
      );
      return [textOf(place), textOf(row.querySelector('th a')), textOf(total), textOf(time), ...cells].join(
        ' | ',
      );
    }),
  );
}
