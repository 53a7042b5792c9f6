import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { reconcile, type SentSubmission, type StoredSubmission } from './reconcile.ts';

const { accepted, wrongAnswer, pending } = statuses;

const sent = (
  submissionId: number | undefined,
  code: string,
  expectedStatus: number = accepted,
): SentSubmission => ({ team: 'team-1', submissionId, code, expectedStatus });

const stored = (submissionId: number, code: string, status: number = accepted): StoredSubmission => ({
  submissionId,
  team: 'team-1',
  code,
  status,
  isFinal: status !== pending,
});

describe('reconcile', () => {
  it('finds no fault if the site has what was sent', () => {
    const found = reconcile(
      [sent(1, 'a'), sent(2, 'b', wrongAnswer)],
      [stored(2, 'b', wrongAnswer), stored(1, 'a')],
    );
    expect(found).toEqual({
      sent: 2,
      acknowledged: 2,
      takenUnanswered: 0,
      unknown: 0,
      judged: 2,
      lost: [],
      doubled: [],
      unjudged: [],
      strange: [],
      wrong: [],
    });
  });

  it.each<[string, SentSubmission[], StoredSubmission[], object]>([
    [
      'an acknowledged one that is gone',
      [sent(1, 'a'), sent(2, 'b')],
      [stored(1, 'a')],
      { lost: [2], judged: 1 },
    ],
    ['an id with another text', [sent(1, 'a')], [stored(1, 'b')], { lost: [1], strange: [1] }],
    [
      'a text that is there twice',
      [sent(1, 'a')],
      [stored(1, 'a'), stored(7, 'a')],
      { doubled: [7], lost: [] },
    ],
    ['a row that is listed twice', [sent(1, 'a')], [stored(1, 'a'), stored(1, 'a')], { doubled: [1] }],
    [
      'one that is not finished',
      [sent(1, 'a')],
      [stored(1, 'a', pending)],
      { unjudged: [1], judged: 0, wrong: [] },
    ],
    [
      'another verdict',
      [sent(1, 'a')],
      [stored(1, 'a', wrongAnswer)],
      { wrong: [{ submissionId: 1, team: 'team-1', expected: accepted, got: wrongAnswer }] },
    ],
    [
      'one without an answer that was taken',
      [sent(undefined, 'a')],
      [stored(5, 'a')],
      { acknowledged: 0, takenUnanswered: 1, unknown: 0, lost: [], strange: [] },
    ],
    [
      'one without an answer that was not taken',
      [sent(undefined, 'a')],
      [],
      { takenUnanswered: 0, unknown: 1, lost: [] },
    ],
    [
      'an answer that got lost and a second try that doubled it',
      [sent(undefined, 'a')],
      [stored(5, 'a'), stored(6, 'a')],
      { doubled: [6] },
    ],
  ])('reports %s', (_what, were, are, expected) => {
    expect(reconcile(were, are)).toMatchObject(expected);
  });
});
