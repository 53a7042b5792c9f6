import { callApi } from '../../../../lib/api/index.ts';
import type { SwitchChange } from '../switch-values.ts';

/** What is not among the changes keeps its value. */
export const saveSwitches = (change: SwitchChange) =>
  callApi('PUT /api/admin/switch/update', { body: change });
