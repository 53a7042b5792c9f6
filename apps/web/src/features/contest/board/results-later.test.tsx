import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { KnownContest } from '../api/get-contest.ts';
import { ownResultsQuery } from '../api/get-own-results.ts';
import { aContest } from '../testing/a-contest.ts';
import type { BoardProblem, BoardSide } from './api/load-board.ts';
import { boardMessages } from './board-messages.ts';
import { ResultsLater } from './results-later.tsx';

const problems = [{ pid: 1 }, { pid: 2 }, { pid: 3 }] as BoardProblem[];
const known = { contest: aContest({ type: 1 }) } as KnownContest;
const keyOf = (uid: string | undefined) =>
  ownResultsQuery({ contestId: 7, uid, pids: [1, 2, 3], containsEnd: false }).queryKey;
const results = {
  1: { status: statuses.unknownResult },
  2: { status: statuses.notSubmitted },
  3: { status: statuses.unknownResult },
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a scoreboard without results in %s', (locale) => {
  const m = boardMessages[locale];
  const show = (side: BoardSide, ownId: string | undefined, own?: object) =>
    renderMarkup(<ResultsLater side={side} known={known} problems={problems} ownId={ownId} />, {
      locale,
      queries: own === undefined ? [] : [[keyOf(ownId), own]],
    }).text;

  it('tells a contestant how many problems have a received submission', () => {
    const text = show('inside', 'u1', results);
    expect(text).toContain(m.resultsLater);
    expect(text).toContain(m.ownReceived(2));
  });

  it.each([
    ['a contestant without a submission', 'inside', 'u1', { 1: { status: statuses.notSubmitted } }],
    ['a contestant whose submissions are not loaded', 'inside', 'u1', undefined],
    ['a guest', 'inside', undefined, undefined],
    ['viewers of the public scoreboard', 'outside', 'u1', results],
  ] as const)('tells %s when results appear', (_case, side, ownId, own) => {
    const text = show(side, ownId, own);
    expect(text).toContain(m.resultsLaterText);
    expect(text).not.toContain(m.ownReceived(2));
  });
});
