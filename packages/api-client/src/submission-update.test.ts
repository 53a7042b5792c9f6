import { describe, expect, it } from 'vitest';
import { readUpdate } from './submission-update.ts';

const state = { submitId: 7, status: 7, score: null, time: 12, memory: 800, judger: 'one', isManual: false };

describe('readUpdate', () => {
  it('takes known fields and ignores the rest', () => {
    expect(readUpdate({ ...state, code: 'int main() {}', username: 'ada' })).toEqual(state);
  });

  it.each([
    ['both counts', { judgedCases: 3, totalCases: 10 }, { judgedCases: 3, totalCases: 10 }],
    ['more judged than there are', { judgedCases: 11, totalCases: 10 }, { judgedCases: 10, totalCases: 10 }],
    ['no counts', {}, undefined],
    ['null', { judgedCases: null, totalCases: null }, undefined],
    ['no total', { judgedCases: 3, totalCases: null }, undefined],
    ['nothing to judge', { judgedCases: 0, totalCases: 0 }, undefined],
  ])('parses the progress of %s', (_name, counts, progress) => {
    expect(readUpdate({ ...state, ...counts })?.progress).toEqual(progress);
  });

  it('takes how far a submission is at another judge', () => {
    const remote = { vendor: 'CF', state: 'waiting', reason: 'accountBusy', testNumber: null, runUrl: null };
    expect(readUpdate({ ...state, remote: { ...remote, accountName: 'robot' } })?.remote).toEqual(remote);
  });

  it.each([
    ['no run', null],
    ['an unknown judge', { vendor: 'XYZ', state: 'waiting' }],
    ['an unknown state', { vendor: 'CF', state: 'dreaming' }],
  ])('knows nothing of another judge from %s', (_name, remote) => {
    expect(readUpdate({ ...state, remote })).not.toHaveProperty('remote');
  });

  it('ignores a reason that it does not know', () => {
    const remote = { vendor: 'CF', state: 'waiting', reason: 'moonPhase', testNumber: 'x', runUrl: 4 };
    expect(readUpdate({ ...state, remote })?.remote).toEqual({
      vendor: 'CF',
      state: 'waiting',
      reason: null,
      testNumber: null,
      runUrl: null,
    });
  });

  it('has no progress after judging', () => {
    expect(readUpdate({ ...state, status: 0, judgedCases: 10, totalCases: 10 })).not.toHaveProperty(
      'progress',
    );
  });

  it.each([undefined, null, 'text', 4, [], {}, { submitId: 7 }, { status: 0 }, { submitId: '7', status: 0 }])(
    'makes nothing of %j',
    (value) => {
      expect(readUpdate(value)).toBeUndefined();
    },
  );

  it('treats invalid values as unknown', () => {
    expect(readUpdate({ submitId: 1, status: 0, score: '9', time: 1.5, judger: 4, isManual: 'no' })).toEqual({
      submitId: 1,
      status: 0,
      score: null,
      time: null,
      memory: null,
      judger: null,
      isManual: null,
    });
  });
});
