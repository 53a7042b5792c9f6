import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { setClock } from '../../../lib/contest-clock/server-clock.ts';
import type { ListedContest } from '../api/list-contests.ts';
import { aContest } from '../testing/a-contest.ts';
import { ContestRow } from './contest-row.tsx';

const contest: ListedContest = aContest({ status: -1, now: '2026-11-15T11:59:59.000+0000' });

/**
 * Renders the row this many seconds after the list was loaded. The list was loaded one second before the
 * start.
 */
function renderAfter(seconds: number): string {
  const requestedAtMs = performance.now() - seconds * 1000;
  const serverMs = new Date('2026-11-15T11:59:59.000Z').getTime();
  const clock = setClock({ serverMs, requestedAtMs, respondedAtMs: requestedAtMs });
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <ContestRow contest={contest} clock={clock} />
      </MemoryRouter>
    </MantineProvider>,
  );
}

const board = 'href="/contest/acm-scoreboard/7"';

it.each([
  ['before the start', -30, 'scheduled', false],
  ['once the contest runs', 30, 'running', true],
  ['after the end', 20_000, 'ended', true],
])('a row follows the server clock after the list was loaded: %s', (_when, seconds, stage, isOpen) => {
  const row = renderAfter(seconds);
  expect(/<li[^>]*data-stage="(\w+)"/.exec(row)?.[1]).toBe(stage);
  expect(row.includes(board)).toBe(isOpen);
});
