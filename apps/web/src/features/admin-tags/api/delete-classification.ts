import { callApi } from '../../../lib/api/index.ts';

export const deleteClassification = (tcid: number): Promise<null> =>
  callApi('DELETE /api/admin/tag/classification', { query: { tcid }, toastsError: true });
