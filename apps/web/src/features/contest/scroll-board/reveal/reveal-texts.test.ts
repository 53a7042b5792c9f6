import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import { describe, expect, it } from 'vitest';
import type { Contender, RevealPlan } from './build-plan.ts';
import { describeRow } from './describe-row.ts';
import { revealMessages } from './reveal-messages.ts';
import { tellStep } from './tell-step.ts';

const words = revealMessages['en-US'];
const person: Contender = { username: 'ann', name: 'Ann', school: '', avatar: null, isStar: false };
const plan = {
  problems: ['A', 'B', 'C', 'D'].map((displayId) => ({ displayId, color: null })),
  people: new Map([['u1', person]]),
} as unknown as RevealPlan;

describe('describeStep', () => {
  const total = { solved: 1, seconds: 60, tries: 1 };
  const open = { kind: 'open', contestantId: 'u1', problem: 'B', total } as const;
  const settle = { kind: 'settle', contestantId: 'u1', place: 0 } as const;
  it.each<[string, RevealStep, string]>([
    ['a missed problem', { ...open, isSolved: false, from: 4, to: 4 }, words.missed('Ann', 'B')],
    [
      'a solved problem that moves nothing',
      { ...open, isSolved: true, from: 4, to: 4 },
      words.opened('Ann', 'B'),
    ],
    ['a rise, counted from one', { ...open, isSolved: true, from: 4, to: 0 }, words.rises('Ann', 'B', 1)],
    ['a final rank', { ...settle, rank: 3, medal: null }, words.settled('Ann', 3)],
    [
      'a final rank with a medal',
      { ...settle, rank: 1, medal: 'gold' },
      `${words.settled('Ann', 1)}${words.comma}${words.medals.gold}`,
    ],
    ['a star without a rank', { ...settle, rank: null, medal: null }, words.settledStar('Ann')],
    [
      'a contestant without a name',
      { ...settle, contestantId: 'gone', rank: 2, medal: null },
      words.settled('', 2),
    ],
  ])('%s', (_name, step, text) => {
    expect(tellStep(step, plan, words)).toBe(text);
  });
});

describe('describeRow', () => {
  const cell = (part: Partial<AcmCell>): AcmCell =>
    ({ acceptedSecond: null, errorCount: 0, sealedTryCount: 0, ...part }) as AcmCell;
  const standing = {
    total: { solved: 1, seconds: 0, tries: 2 },
    cells: new Map([
      ['A', cell({ acceptedSecond: 119, errorCount: 1 })],
      ['B', cell({ sealedTryCount: 2, errorCount: 1 })],
      ['C', cell({ errorCount: 3 })],
      ['D', cell({})],
    ]),
  };
  const row = { plan, person, standing, settled: undefined, rank: 2 };

  it('lists rank, name, count and the tried problems in their order', () => {
    expect(describeRow(row, words)).toBe(
      [
        words.place(2),
        'Ann',
        words.solvedCount(1),
        words.cellSolved('A', 1),
        words.cellSealed('B', 2),
        words.cellWrong('C', 3),
      ].join(words.comma),
    );
  });

  it('names the medal and the school if there are any', () => {
    const described = describeRow(
      { ...row, person: { ...person, school: 'MIT' }, settled: { rank: 2, medal: 'silver' } },
      words,
    );
    expect(described.startsWith([words.place(2), words.medals.silver, 'Ann', 'MIT'].join(words.comma))).toBe(
      true,
    );
  });

  it('names a star instead of a rank', () => {
    const described = describeRow({ ...row, rank: undefined, settled: { rank: null, medal: null } }, words);
    expect(described.startsWith(`${words.star}${words.comma}Ann`)).toBe(true);
  });
});
