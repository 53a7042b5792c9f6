import { statuses } from '@touchstone/contract/statuses';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acmCell, acmTotal, compareAcm } from './acm-standing.ts';
import type { ContestRecord } from './contest-records.ts';
import { revealSteps, frozenOrder, type Medal, type RevealRow, type RevealStep } from './reveal-steps.ts';

const { accepted, wrongAnswer } = statuses;
const open = { durationSeconds: 300, frozenFromSecond: null, includesAfterEnd: false };
const frozen = { ...open, frozenFromSecond: 200 };
const problems = ['A', 'B', 'C'];
const medals = { gold: 1, silver: 1, bronze: 1 };

type Try = [problem: string, second: number, status: number];

function row(contestantId: string, tries: Try[], isStar = false): RevealRow {
  const recordsOf = (problem: string) =>
    tries.flatMap(([name, second, status], index): ContestRecord[] =>
      name === problem ? [{ submissionId: index + 1, second, status, score: null, runTimeMs: null }] : [],
    );
  const cells = (window: typeof open | typeof frozen) =>
    new Map(
      problems.flatMap((problem) => {
        const cell = acmCell(recordsOf(problem), window);
        return cell === undefined ? [] : [[problem, cell] as const];
      }),
    );
  return { contestantId, isStar, frozen: cells(frozen), final: cells(open) };
}

const nameOf = (medal: Medal | null) => (typeof medal === 'object' ? (medal?.name ?? '-') : medal);

const describeStep = (step: RevealStep) =>
  step.kind === 'open'
    ? `${step.contestantId} ${step.problem} ${step.isSolved ? 'solved' : 'not'} ${String(step.from)}>${String(step.to)}`
    : `${step.contestantId} is ${String(step.rank)} ${nameOf(step.medal)}`;

test('opens the lowest row first, moves solvers up, and settles rows from last to first', () => {
  const rows = [
    row('ann', [
      ['A', 10, accepted],
      ['B', 20, accepted],
    ]),
    row('bo', [
      ['A', 30, accepted],
      ['B', 250, wrongAnswer],
    ]),
    row('cy', [
      ['A', 40, accepted],
      ['B', 210, accepted],
      ['C', 220, accepted],
    ]),
    row('dan', [['A', 260, wrongAnswer]]),
  ];
  expect(frozenOrder(rows).map(({ contestantId }) => contestantId)).toEqual(['ann', 'bo', 'cy', 'dan']);
  expect([...revealSteps(rows, problems, medals)].map(describeStep)).toEqual([
    'dan A not 3>3',
    'dan is 4 -',
    'cy B solved 2>1',
    'bo B not 2>2',
    'bo is 3 bronze',
    'cy C solved 1>0',
    'ann is 2 silver',
    'cy is 1 gold',
  ]);
});

test('moves star rows like others, without rank or medal', () => {
  const rows = [row('star', [['A', 5, accepted]], true), row('ann', [['A', 10, accepted]])];
  expect([...revealSteps(rows, problems, medals)].map(describeStep)).toEqual([
    'ann is 1 gold',
    'star is null -',
  ]);
});

test('gives no medal to a row without a solved problem', () => {
  expect(
    [...revealSteps([row('ann', [['A', 10, wrongAnswer]])], problems, medals)].map(describeStep),
  ).toEqual(['ann is 1 -']);
});

const tries = fc.array(
  fc.tuple(
    fc.constantFrom(...problems),
    fc.integer({ min: 0, max: 299 }),
    fc.constantFrom(accepted, wrongAnswer),
  ),
  { maxLength: 8 },
);

test('always ends in the final order, opens every frozen cell once, and never moves a row down', () => {
  fc.assert(
    fc.property(fc.array(tries, { maxLength: 8 }), (boards) => {
      const rows = boards.map((one, index) => row(`c${String(index)}`, one));
      const steps = [...revealSteps(rows, problems, medals)];
      const settled = steps.flatMap((step) => (step.kind === 'settle' ? [step.contestantId] : []));
      const totals = new Map(rows.map(({ contestantId, final }) => [contestantId, acmTotal(final.values())]));
      const none = acmTotal([]);
      const order = settled.toReversed().map((id) => totals.get(id) ?? none);
      expect(order).toEqual(order.toSorted(compareAcm));
      expect(new Set(settled).size).toBe(rows.length);
      const opened = steps.flatMap((step) =>
        step.kind === 'open' ? [`${step.contestantId} ${step.problem}`] : [],
      );
      const wanted = rows.flatMap(({ contestantId, frozen: cells }) =>
        [...cells].flatMap(([problem, { frozenTryCount }]) =>
          frozenTryCount > 0 ? [`${contestantId} ${problem}`] : [],
        ),
      );
      expect(opened.toSorted()).toEqual(wanted.toSorted());
      for (const step of steps)
        if (step.kind === 'open' && step.to > step.from) throw new Error(describeStep(step));
    }),
    { numRuns: 200 },
  );
});

test('the awards of the contest are given instead of medals', () => {
  const rows = [
    row('ann', [['A', 10, accepted]]),
    row('bo', [['A', 20, accepted]]),
    row('cy', [['A', 30, wrongAnswer]]),
  ];
  const award = (name: string) => ({ priority: 1, name, background: '#111', color: '#fff', amount: 1 });
  const shares = [
    { award: award('Champion'), count: 1 },
    { award: award('Runner-up'), count: 2 },
  ];
  expect([...revealSteps(rows, problems, shares)].map(describeStep)).toEqual([
    'cy is 3 -',
    'bo is 2 Runner-up',
    'ann is 1 Champion',
  ]);
});
