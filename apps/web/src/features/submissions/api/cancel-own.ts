import { callApi } from '../../../lib/api/index.ts';

export const cancelOwn = (submitId: number): Promise<unknown> =>
  callApi('POST /api/cancel-submission', { body: { submitId }, toastsError: true });
