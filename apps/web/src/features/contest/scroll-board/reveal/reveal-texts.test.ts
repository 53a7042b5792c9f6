import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import { describe, expect, it } from 'vitest';
import type { Contender, RevealPlan } from './build-plan.ts';
import { describeRow } from './describe-row.ts';
import { revealMessages } from './reveal-messages.ts';
import { describeStep } from './describe-step.ts';

const messages = revealMessages['en-US'];
const person: Contender = { username: 'ann', name: 'Ann', school: '', avatar: null, isStar: false };
const plan = {
  problems: ['A', 'B', 'C', 'D'].map((displayId) => ({ displayId, color: null })),
  contenders: new Map([['u1', person]]),
} as unknown as RevealPlan;

describe('describeStep', () => {
  const total = { solved: 1, seconds: 60, tries: 1 };
  const open = { kind: 'open', contestantId: 'u1', problem: 'B', total } as const;
  const settle = { kind: 'settle', contestantId: 'u1', index: 0 } as const;
  it.each<[string, RevealStep, string]>([
    ['a missed problem', { ...open, isSolved: false, from: 4, to: 4 }, messages.missed('Ann', 'B')],
    [
      'a solved problem that moves nothing',
      { ...open, isSolved: true, from: 4, to: 4 },
      messages.opened('Ann', 'B'),
    ],
    ['a rise, counted from one', { ...open, isSolved: true, from: 4, to: 0 }, messages.rises('Ann', 'B', 1)],
    ['a final rank', { ...settle, rank: 3, medal: null }, messages.settled('Ann', 3)],
    [
      'a final rank with a medal',
      { ...settle, rank: 1, medal: 'gold' },
      `${messages.settled('Ann', 1)}${messages.comma}${messages.medals.gold}`,
    ],
    ['a star without a rank', { ...settle, rank: null, medal: null }, messages.settledStar('Ann')],
    [
      'a contestant without a name',
      { ...settle, contestantId: 'gone', rank: 2, medal: null },
      messages.settled('', 2),
    ],
  ])('%s', (_name, step, text) => {
    expect(describeStep(step, plan, messages)).toBe(text);
  });
});

describe('describeRow', () => {
  const cell = (part: Partial<AcmCell>): AcmCell =>
    ({ acceptedSecond: null, errorCount: 0, frozenTryCount: 0, ...part }) as AcmCell;
  const standing = {
    total: { solved: 1, seconds: 0, tries: 2 },
    cells: new Map([
      ['A', cell({ acceptedSecond: 119, errorCount: 1 })],
      ['B', cell({ frozenTryCount: 2, errorCount: 1 })],
      ['C', cell({ errorCount: 3 })],
      ['D', cell({})],
    ]),
  };
  const row = { plan, person, standing, settled: undefined, rank: 2 };

  it('lists rank, name, count and the tried problems in their order', () => {
    expect(describeRow(row, messages)).toBe(
      [
        messages.place(2),
        'Ann',
        messages.solvedCount(1),
        messages.cellSolved('A', 1),
        messages.cellSealed('B', 2),
        messages.cellWrong('C', 3),
      ].join(messages.comma),
    );
  });

  it('names the medal and the school if there are any', () => {
    const described = describeRow(
      { ...row, person: { ...person, school: 'MIT' }, settled: { rank: 2, medal: 'silver' } },
      messages,
    );
    expect(
      described.startsWith([messages.place(2), messages.medals.silver, 'Ann', 'MIT'].join(messages.comma)),
    ).toBe(true);
  });

  it('names a star instead of a rank', () => {
    const described = describeRow(
      { ...row, rank: undefined, settled: { rank: null, medal: null } },
      messages,
    );
    expect(described.startsWith(`${messages.star}${messages.comma}Ann`)).toBe(true);
  });
});
