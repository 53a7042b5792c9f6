import { callApi } from '../../../lib/api/index.ts';

export const logout = (): Promise<null> => callApi('GET /api/logout');
