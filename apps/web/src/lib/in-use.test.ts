import { expect, it, vi } from 'vitest';
import { ApiError, callApi } from './api/index.ts';
import { recordCalls } from './api/testing/record-calls.ts';
import { answerInUse, isChangeInUse } from './in-use.ts';

const refuse = (effects: object) => ({
  errorCode: 'changeInUse' as const,
  text: 'In use.',
  data: effects,
});
const isAsked = async (calls: readonly unknown[], sent: number) => {
  await vi.waitFor(() => expect(calls).toHaveLength(sent));
  // The answer is read after the request has been recorded.
  await new Promise((resolve) => setTimeout(resolve));
};

it('sends a change of something in use again with the effects that the user has seen', async () => {
  const answers = [
    refuse({ contestantsShutOut: 40, submissionsDetached: 0 }),
    refuse({ contestantsShutOut: 41, submissionsDetached: 3 }),
    { data: null },
  ];
  const calls = recordCalls(() => answers.shift() ?? { data: null });
  const answer = callApi('DELETE /api/admin/contest', { query: { cid: 3 } });
  await isAsked(calls, 1);
  answerInUse(true);
  await isAsked(calls, 2);
  answerInUse(true);
  expect(await answer).toBeNull();
  expect(calls.map(({ query }) => query)).toEqual([
    { cid: '3' },
    { cid: '3', confirm: 'contestantsShutOut' },
    { cid: '3', confirm: 'contestantsShutOut,submissionsDetached' },
  ]);
});

it('names them in the body of a request that has one', async () => {
  const answers = [refuse({ contestantsRescored: 2 }), { data: { gmtModified: 'v2' } }];
  const calls = recordCalls(() => answers.shift() ?? { data: null });
  const answer = callApi('PUT /api/admin/contest', { body: { id: 3 } });
  await isAsked(calls, 1);
  answerInUse(true);
  await answer;
  expect(calls.map(({ body }) => body)).toEqual([{ id: 3 }, { id: 3, confirm: 'contestantsRescored' }]);
});

it('fails with the error of the server if the user goes back', async () => {
  const calls = recordCalls(() => refuse({ submissionsDeleted: 2 }));
  const failure = callApi('DELETE /api/admin/contest', { query: { cid: 3 } }).catch(
    (error: unknown) => error,
  );
  await isAsked(calls, 1);
  answerInUse(false);
  const error = await failure;
  expect(error).toBeInstanceOf(ApiError);
  expect([isChangeInUse(error), isChangeInUse(new Error('offline')), isChangeInUse(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(calls).toHaveLength(1);
});
