import { callApi } from '../../../lib/api/index.ts';

export const shareSubmission = (submitId: number, share: boolean): Promise<unknown> =>
  callApi('PUT /api/submission', { body: { submitId, share }, toastsError: true });
