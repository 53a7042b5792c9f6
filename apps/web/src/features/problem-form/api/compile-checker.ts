import { callApi } from '../../../lib/api/index.ts';

export interface CheckerSource {
  mode: 'spj' | 'interactive';
  /** The group of the problem; undefined for a problem of the site. */
  groupId: number | undefined;
  pid: number | undefined;
  code: string;
  language: string;
  extraFiles: Record<string, string> | null;
}

const siteCalls = {
  spj: 'POST /api/admin/problem/compile-spj',
  interactive: 'POST /api/admin/problem/compile-interactive',
} as const;
const groupCalls = {
  spj: 'POST /api/group/compile-spj',
  interactive: 'POST /api/group/compile-interactive',
} as const;

/** A refusal contains the compiler output. */
export async function compileChecker({ mode, groupId, pid, ...source }: CheckerSource): Promise<void> {
  const body = { ...source, ...(pid !== undefined && { pid }) };
  if (groupId === undefined) await callApi(siteCalls[mode], { body });
  else await callApi(groupCalls[mode], { query: { gid: groupId }, body });
}
