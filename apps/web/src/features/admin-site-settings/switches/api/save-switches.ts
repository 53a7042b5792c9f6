import { callApi } from '../../../../lib/api/index.ts';
import type { SwitchChange } from '../switch-values.ts';

/** Settings that are not in the change keep their value. */
export const saveSwitches = (change: SwitchChange) =>
  callApi('PUT /api/admin/switch/update', { body: change });
