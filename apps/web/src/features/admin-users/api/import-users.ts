import type { ImportProblem } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export const checkImport = (users: string[][], signal: AbortSignal): Promise<ImportProblem[]> =>
  callApi('POST /api/admin/user/check-batch-user', { body: { users }, signal });

export const importUsers = (users: string[][]): Promise<null> =>
  callApi('POST /api/admin/user/insert-batch-user', { body: { users } });
