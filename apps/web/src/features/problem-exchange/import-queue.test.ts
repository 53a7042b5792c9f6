import { problemExchangeLimits } from '@touchstone/contract/problem-exchange';
import { describe, expect, it } from 'vitest';
import type { ImportReport } from './api/import-problems.ts';
import {
  countOutcomes,
  enqueue,
  hasEnded,
  isUnderWay,
  setFileState,
  toneOf,
  uploadState,
  type FileState,
} from './import-queue.ts';

/** A file of any size that takes no memory. */
const fileOf = (size: number): File => Object.defineProperty(new File([], 'a.zip'), 'size', { value: size });

const problemOf = (outcome: 'imported' | 'skipped'): ImportReport['problems'][number] => ({
  name: 'a.zip',
  outcome,
  id: null,
  problemId: null,
  title: null,
  caseCount: 0,
  reason: null,
  notes: [],
});
const reportOf = (...outcomes: ('imported' | 'skipped')[]): ImportReport => ({
  format: 'hoj',
  problems: outcomes.map(problemOf),
});

describe('enqueue', () => {
  it.each([
    [0, 'waiting'],
    [problemExchangeLimits.uploadBytesMaximum, 'waiting'],
    [problemExchangeLimits.uploadBytesMaximum + 1, 'tooLarge'],
  ])('a file of %d bytes is %s', (size, kind) => {
    expect(enqueue(fileOf(size)).state).toEqual({ kind });
  });

  it('gives each file a unique key, even the same file twice', () => {
    const file = fileOf(1);
    const keys = Array.from({ length: 50 }, () => enqueue(file).key);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
  });
});

describe('setFileState', () => {
  const queue = [enqueue(fileOf(1)), enqueue(fileOf(2)), enqueue(fileOf(3))] as const;

  it('changes one file and keeps the others', () => {
    const after = setFileState(queue, queue[1].key, { kind: 'reading' });
    expect(after.map(({ state }) => state.kind)).toEqual(['waiting', 'reading', 'waiting']);
    expect(after[0]).toBe(queue[0]);
    expect(after[2]).toBe(queue[2]);
    expect(queue[1].state.kind).toBe('waiting');
  });

  it('ignores a file that was removed', () => {
    expect(setFileState(queue, 'gone', { kind: 'stopped' })).toEqual(queue);
  });
});

it.each([
  [0, { kind: 'sending', share: 0 }],
  [0.5, { kind: 'sending', share: 0.5 }],
  [0.999, { kind: 'sending', share: 0.999 }],
  [1, { kind: 'reading' }],
])('after a share of %d the state of an upload is %j', (share, state) => {
  expect(uploadState(share)).toEqual(state);
});

describe('states', () => {
  const table: [FileState, { ended: boolean; underWay: boolean; tone: string }][] = [
    [{ kind: 'waiting' }, { ended: false, underWay: false, tone: 'waiting' }],
    [
      { kind: 'sending', share: 0.2 },
      { ended: false, underWay: true, tone: 'sending' },
    ],
    [{ kind: 'reading' }, { ended: false, underWay: true, tone: 'reading' }],
    [
      { kind: 'failed', text: 'x' },
      { ended: true, underWay: false, tone: 'failed' },
    ],
    // Stays in the queue until the user removes it: the message says why it was not sent.
    [{ kind: 'tooLarge' }, { ended: false, underWay: false, tone: 'tooLarge' }],
    [{ kind: 'stopped' }, { ended: true, underWay: false, tone: 'stopped' }],
    [
      { kind: 'done', report: reportOf('skipped', 'imported') },
      { ended: true, underWay: false, tone: 'done' },
    ],
    [
      { kind: 'done', report: reportOf('skipped') },
      { ended: true, underWay: false, tone: 'nothing' },
    ],
    [
      { kind: 'done', report: reportOf() },
      { ended: true, underWay: false, tone: 'nothing' },
    ],
  ];
  it.each(table)('%j', (state, { ended, underWay, tone }) => {
    expect(hasEnded(state)).toBe(ended);
    expect(isUnderWay(state)).toBe(underWay);
    expect(toneOf(state)).toBe(tone);
  });
});

it.each([
  [[], { imported: 0, skipped: 0 }],
  [['imported'], { imported: 1, skipped: 0 }],
  [['imported', 'skipped', 'skipped'], { imported: 1, skipped: 2 }],
] as const)('counts %j', (outcomes, counts) => {
  expect(countOutcomes(reportOf(...outcomes))).toEqual(counts);
});
