import { callApi } from '../../../lib/api/index.ts';

export const checkMemberImport = (gid: number, members: string[][], signal: AbortSignal) =>
  callApi('POST /api/check-group-member-import', { body: { gid, members }, signal });

export const importMembers = (gid: number, members: string[][]) =>
  callApi('POST /api/import-group-members', { body: { gid, members } });
