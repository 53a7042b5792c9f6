import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ownStatusQuery } from './get-own-status.ts';
import { problemPageQuery } from './get-problem-page.ts';
import { ownSubmissionsQuery } from './list-own-submissions.ts';
import { stripProblemsQuery } from './list-strip-problems.ts';

const client = () => new QueryClient();
const contexts: [string, ProblemContext][] = [
  ['public', {}],
  ['group', { groupId: 2 }],
  ['training', { trainingId: 3 }],
  ['contest', { contestId: 7 }],
];

describe('the request for a problem', () => {
  it.each([
    ['public', {}, 'GET /api/get-problem-detail', { problemId: 'A' }],
    ['of a group', { groupId: 2 }, 'GET /api/get-problem-detail', { problemId: 'A', gid: '2' }],
    ['of a training, which is public', { trainingId: 3 }, 'GET /api/get-problem-detail', { problemId: 'A' }],
    [
      'of a contest',
      { contestId: 7 },
      'GET /api/get-contest-problem-details',
      { cid: '7', displayId: 'A', containsEnd: 'false' },
    ],
  ])('that is %s', async (_case, context, name, query) => {
    const calls = recordCalls(() => ({ data: { problem: {} } }));
    await client().fetchQuery(problemPageQuery({ problemId: 'A', context, uid: 'u1' }));
    expect(calls).toEqual([{ name, query, body: undefined }]);
  });

  it('of a contest waits for a login; others do not', () => {
    const isEnabled = (context: ProblemContext, uid: string | undefined) =>
      problemPageQuery({ problemId: 'A', context, uid }).enabled;
    expect(isEnabled({ contestId: 7 }, undefined)).toBe(false);
    expect(isEnabled({ contestId: 7 }, 'u1')).toBe(true);
    expect(isEnabled({}, undefined)).toBe(true);
    expect(problemPageQuery({ problemId: '', context: {}, uid: 'u1' }).enabled).toBe(false);
  });
});

describe('the request for own submissions', () => {
  const wanted = (context: ProblemContext) => ({
    problemId: 'A',
    context,
    isBeforeStart: true,
    page: 2,
    uid: 'u1',
  });
  const common = {
    onlyMine: 'true',
    problemID: 'A',
    completeProblemID: 'true',
    currentPage: '2',
    limit: '10',
  };

  it.each([
    ['public', {}, 'GET /api/get-submission-list', common],
    ['of a group', { groupId: 2 }, 'GET /api/get-submission-list', { ...common, gid: '2' }],
    [
      'of a contest, also before and after it',
      { contestId: 7 },
      'GET /api/contest-submissions',
      { ...common, contestID: '7', beforeContestSubmit: 'true', containsEnd: 'true' },
    ],
  ])('that are %s', async (_case, context, name, query) => {
    const calls = recordCalls(() => ({ data: { records: [] } }));
    await client().fetchQuery(ownSubmissionsQuery(wanted(context)));
    expect(calls).toEqual([{ name, query, body: undefined }]);
  });
});

describe('the request for the own status', () => {
  it.each([
    ['public', {}, { pidList: [12], isContestProblemList: false }],
    ['group', { groupId: 2 }, { pidList: [12], isContestProblemList: false, gid: 2 }],
    ['contest', { contestId: 7 }, { pidList: [12], isContestProblemList: true, cid: 7, containsEnd: true }],
  ])('in %s', async (_case, context, body) => {
    const calls = recordCalls(() => ({ data: { '12': { status: statuses.accepted } } }));
    expect(await client().fetchQuery(ownStatusQuery(12, context, 'u1'))).toBe(statuses.accepted);
    expect(calls[0]?.body).toEqual(body);
  });

  it('is null for a problem without a submission', async () => {
    recordCalls(() => ({ data: {} }));
    expect(await client().fetchQuery(ownStatusQuery(12, {}, 'u1'))).toBeNull();
  });

  it.each([
    [statuses.pending, 1, true],
    [statuses.judging, 299, true],
    [statuses.judging, 300, false],
    [statuses.accepted, 1, false],
    [null, 1, false],
  ])(
    'is polled while it is pending, but not forever (status %j, count %i)',
    (data, dataUpdateCount, isPolled) => {
      const { refetchInterval } = ownStatusQuery(12, {}, 'u1');
      if (typeof refetchInterval !== 'function') throw new Error('no interval');
      const interval = refetchInterval({ state: { data, dataUpdateCount } } as Parameters<
        typeof refetchInterval
      >[0]);
      expect(interval !== false).toBe(isPolled);
    },
  );
});

describe('the caches', () => {
  it.each<[string, (context: ProblemContext, uid?: string) => QueryKey]>([
    ['problem', (context, uid) => problemPageQuery({ problemId: 'A', context, uid }).queryKey],
    ['status', (context, uid) => ownStatusQuery(12, context, uid).queryKey],
  ])('of the %s differ by context and viewer', (_name, keyOf) => {
    // A training shows the public problem.
    const separate = contexts.filter(([name]) => name !== 'training');
    const keys = separate.flatMap(([, context]) => [keyOf(context, 'u1'), keyOf(context, 'u2')]);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('of the strip are used in trainings and contests only', () => {
    expect(contexts.map(([, context]) => stripProblemsQuery(context, 'u1').enabled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(stripProblemsQuery({ contestId: 7 }, undefined).enabled).toBe(false);
  });
});
