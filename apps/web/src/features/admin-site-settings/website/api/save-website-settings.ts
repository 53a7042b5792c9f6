import { callApi } from '../../../../lib/api/index.ts';
import type { WebsiteChange } from '../website-values.ts';

/** What is not among the changes keeps its value. */
export const saveWebsiteSettings = (change: WebsiteChange) =>
  callApi('PUT /api/admin/config/set-web-config', { body: change });
