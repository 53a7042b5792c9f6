import { expect, it, vi } from 'vitest';
import { ApiError } from './api/index.ts';
import { answerInUse, isChangeInUse, withConfirmation } from './in-use.ts';

const refusal = (code: string, data?: unknown) =>
  new ApiError({ kind: 'business', message: 'No.', code, data, isAdminCall: false, toastsError: false });
const makeRequest = () => vi.fn<(confirm: string | undefined) => Promise<string>>();

it('sends a change of something in use again with the effects that the user has seen', async () => {
  const request = makeRequest()
    .mockRejectedValueOnce(refusal('changeInUse', { contestantsShutOut: 40, submissionsDetached: 0 }))
    .mockRejectedValueOnce(refusal('changeInUse', { contestantsShutOut: 41, submissionsDetached: 3 }))
    .mockResolvedValueOnce('done');
  const answer = withConfirmation(request);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  answerInUse(true);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  answerInUse(true);
  expect(await answer).toBe('done');
  expect(request.mock.calls).toEqual([
    [undefined],
    ['contestantsShutOut'],
    ['contestantsShutOut,submissionsDetached'],
  ]);
});

it('fails with the error of the server if the user goes back', async () => {
  const error = refusal('changeInUse', { submissionsDeleted: 2 });
  const request = makeRequest().mockRejectedValueOnce(error);
  const failure = withConfirmation(request).catch((thrown: unknown) => thrown);
  await Promise.resolve();
  await Promise.resolve();
  answerInUse(false);
  expect(await failure).toBe(error);
  expect(request).toHaveBeenCalledTimes(1);
});

it('passes other errors on at once', async () => {
  const error = refusal('contestFormInvalid');
  await expect(withConfirmation(() => Promise.reject(error))).rejects.toBe(error);
  expect([isChangeInUse(error), isChangeInUse(new Error('offline')), isChangeInUse(null)]).toEqual([
    false,
    false,
    false,
  ]);
});
