import { callApi } from '../../../lib/api/index.ts';

export interface CheckerSource {
  mode: 'spj' | 'interactive';
  pid: number | undefined;
  code: string;
  language: string;
  extraFiles: Record<string, string> | null;
}

/** A refusal contains the compiler output. */
export async function compileChecker({ mode, pid, ...source }: CheckerSource): Promise<void> {
  const body = { ...source, ...(pid !== undefined && { pid }) };
  if (mode === 'spj') await callApi('POST /api/admin/problem/compile-spj', { body });
  else await callApi('POST /api/admin/problem/compile-interactive', { body });
}
