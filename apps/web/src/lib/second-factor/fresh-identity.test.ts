import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { answerIdentity, withFreshIdentity } from './fresh-identity.ts';

const refusal = (code: string) =>
  new ApiError({ kind: 'business', message: 'No.', code, isAdminCall: false, toastsError: false });
const asked = refusal('identityConfirmationRequired');

/** Refused until the identity is confirmed. */
const makeRequest = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(asked).mockResolvedValueOnce('done');

describe('a request for which the server asks for a fresh identity', () => {
  it('is sent again once the identity is confirmed, together with others that wait', async () => {
    const [one, other] = [makeRequest(), makeRequest()];
    const answers = Promise.all([withFreshIdentity(one), withFreshIdentity(other)]);
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    answerIdentity(true);
    expect(await answers).toEqual(['done', 'done']);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('fails with the error of the server if the user cancels', async () => {
    const request = makeRequest();
    const failure = withFreshIdentity(request).catch((error: unknown) => error);
    await Promise.resolve();
    await Promise.resolve();
    answerIdentity(false);
    expect(await failure).toBe(asked);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('fails at once for another reason', async () => {
    const other = refusal('passkeyFailed');
    await expect(withFreshIdentity(() => Promise.reject(other))).rejects.toBe(other);
  });
});
