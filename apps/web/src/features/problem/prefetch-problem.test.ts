import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { callKey, setInitialData } from '../../lib/initial-data.ts';
import { session } from '../../lib/session.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { problemPageQuery } from './api/get-problem-page.ts';
import { initialProblemCalls, initialProblemTitle, prefetchProblem } from './prefetch-problem.ts';

const address = (params: Record<string, string>, search = '') => ({
  params,
  search: new URLSearchParams(search),
});
const initial = { problem: { problemId: 'P1', title: 'A+B' } };
const holdInitial = () =>
  setInitialData({ [callKey({ name: 'GET /api/get-problem-detail', query: { problemId: 'P1' } })]: initial });

afterEach(() => {
  setInitialData({});
  session.clear();
});

describe('the calls of a problem that the server renders', () => {
  it('is the call of the problem', () => {
    expect(initialProblemCalls(address({ problemID: 'P1' }))).toEqual([
      { name: 'GET /api/get-problem-detail', query: { problemId: 'P1' } },
    ]);
  });

  it.each([
    ['without an id', address({})],
    ['with another spelling of the id', address({ problemID: 'p1' })],
    ['with blanks around the id', address({ problemID: ' P1' })],
  ])('is none %s', (_case, where) => {
    expect(initialProblemCalls(where)).toEqual([]);
  });

  it('gives the title of the page', () => {
    expect(initialProblemTitle(address({ problemID: 'P1' }))).toBeUndefined();
    holdInitial();
    expect(initialProblemTitle(address({ problemID: 'P1' }))).toBe('A+B');
    expect(initialProblemTitle(address({ problemID: 'P2' }))).toBeUndefined();
  });
});

describe('the early request of a problem', () => {
  const pageKey = (context: object, uid?: string) =>
    problemPageQuery({ problemId: 'P1', context, uid }).queryKey;

  it('is not sent if the page came with the problem', () => {
    const calls = recordCalls();
    holdInitial();
    const client = new QueryClient();
    session.begin('token', aUser());
    prefetchProblem(client, address({ problemID: 'P1' }));
    expect(calls).toEqual([]);
    expect(client.getQueryData(pageKey({}, 'u1'))).toEqual(initial);
    // The page hydrates as the page of a guest.
    expect(client.getQueryData(pageKey({}))).toEqual(initial);
  });

  it('of a group does not use the public problem of the same id', async () => {
    const calls = recordCalls(() => ({ data: initial }));
    holdInitial();
    const client = new QueryClient();
    prefetchProblem(client, address({ problemID: 'P1', groupID: '4' }));
    await expect.poll(() => client.getQueryData(pageKey({ groupId: 4 }))).toEqual(initial);
    expect(calls).toEqual([
      expect.objectContaining({ name: 'GET /api/get-problem-detail', query: { problemId: 'P1', gid: '4' } }),
    ]);
  });

  it.each([
    ['without an id', address({})],
    ['with a wrong id of a group', address({ problemID: 'P1', groupID: 'x' })],
    ['of a contest for a guest', address({ problemID: 'P1', contestID: '7' })],
  ])('is not sent %s', (_case, where) => {
    const calls = recordCalls();
    prefetchProblem(new QueryClient(), where);
    expect(calls).toEqual([]);
  });

  it('is not sent for a problem that is cached', () => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(pageKey({}), initial as never);
    prefetchProblem(client, address({ problemID: 'P1' }));
    expect(calls).toEqual([]);
  });
});
