import { callApi } from '../../../../lib/api/index.ts';
import type { WebsiteChange } from '../website-values.ts';

/** Settings that are not in the change keep their value. */
export const saveWebsiteSettings = (change: WebsiteChange) =>
  callApi('PUT /api/admin/config/website', { body: change });
