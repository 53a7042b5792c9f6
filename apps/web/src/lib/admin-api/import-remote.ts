import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../api/index.ts';

export type ImportedProblem = DataOf<Calls['GET /api/admin/problem/import-remote-oj-problem']>;
export type RemotePreview = DataOf<Calls['POST /api/admin/remote/test-import']>;

/** A problem at another site, as the calls of existing clients name it. */
export interface RemoteProblemName {
  /** The key of the site. */
  name: string;
  problemId: string;
}

export const importRemoteProblem = (query: RemoteProblemName): Promise<ImportedProblem> =>
  callApi('GET /api/admin/problem/import-remote-oj-problem', { query });

/** Nothing is stored. */
export const previewRemoteProblem = (
  { name, problemId }: RemoteProblemName,
  signal: AbortSignal,
): Promise<RemotePreview> =>
  callApi('POST /api/admin/remote/test-import', { body: { key: name, problemId }, signal });
