import { describe, expect, it } from 'vitest';
import { doneOf, findImportProblems, parseTarget, percentOf, toNewImport } from './import-values.ts';

const values = { key: 'HDU', request: ' 1000-1003 ', target: 'none', targetId: '' } as const;

describe('a new import', () => {
  it.each([
    ['', { target: 'none', targetId: '' }],
    ['training=3', { target: 'training', targetId: 3 }],
    ['contest=8', { target: 'contest', targetId: 8 }],
    ['contest=x', { target: 'none', targetId: '' }],
    ['training=-1', { target: 'none', targetId: '' }],
  ])('takes its target from the address: %s', (search, target) => {
    expect(parseTarget(new URLSearchParams(search))).toEqual(target);
  });

  it.each([
    ['complete', {}, {}],
    ['without ids', { request: ' ' }, { request: true }],
    ['for a training without its id', { target: 'training' }, { targetId: true }],
    ['for a training with an id', { target: 'training', targetId: 3 }, {}],
    ['for a contest with half an id', { target: 'contest', targetId: 1.5 }, { targetId: true }],
  ] as const)('%s', (_case, changes, problems) => {
    expect(findImportProblems({ ...values, ...changes })).toEqual(problems);
  });

  it('names its target only if it has one', () => {
    expect(toNewImport(values)).toEqual({ key: 'HDU', request: '1000-1003' });
    expect(toNewImport({ ...values, target: 'contest', targetId: '8' })).toMatchObject({
      target: { contest: 8 },
    });
  });
});

describe('the progress of an import', () => {
  const counts = { total: 10, imported: 3, present: 1, failed: 1, cancelled: 0 };
  it('counts every problem with a result', () => {
    expect(doneOf(counts)).toBe(5);
    expect(percentOf(counts)).toBe(50);
  });

  it('of no problems is complete', () => {
    expect(percentOf({ total: 0, imported: 0, present: 0, failed: 0, cancelled: 0 })).toBe(100);
  });
});
