import { describe, expect, it } from 'vitest';
import type { ExamContestant } from '../api/exam-sessions.ts';
import { aSession, aRefusal } from './testing/sign-ins.ts';
import { countSignIns, findSignIns, type SignInFilter } from './sign-in-filter.ts';

const contestant = (username: string, changes: Partial<ExamContestant>): ExamContestant => ({
  uid: username,
  username,
  realname: null,
  seat: null,
  sessions: [],
  refusals: [],
  ...changes,
});

const all = [
  contestant('ann', { sessions: [aSession()], seat: 'B-12' }),
  contestant('bo', { sessions: [aSession({ releasedAt: '2026-11-15T13:00:00.000+0000' })] }),
  contestant('eve', { realname: 'Eve Li', refusals: [aRefusal({ ip: '203.0.113.7' })] }),
];

describe('the list of sign-ins', () => {
  it('counts who is active and who was refused', () => {
    expect(countSignIns(all)).toEqual({ all: 3, active: 1, refused: 1 });
  });

  it.each<[SignInFilter, string, string[]]>([
    ['all', '', ['ann', 'bo', 'eve']],
    ['active', '', ['ann']],
    ['refused', '', ['eve']],
    ['all', ' b-1', ['ann']],
    ['all', 'EVE LI', ['eve']],
    ['all', '203.0', ['eve']],
    ['all', '10.1.2.3', ['ann', 'bo']],
    ['active', 'eve', []],
  ])('filters by %s and “%s”', (filter, keyword, names) => {
    expect(findSignIns(all, { filter, keyword }).map(({ username }) => username)).toEqual(names);
  });
});
