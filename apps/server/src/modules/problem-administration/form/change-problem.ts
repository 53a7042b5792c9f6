import type { Platform } from '../../../platform/platform.ts';
import { restartUnderWay } from '../rejudge/rejudge-problem.ts';
import { listOutdated } from '../rejudge/rejudge.repository.ts';
import { changeByDraft } from './save-draft.ts';

/** What is being judged begins anew with what it is judged by now. Answers what that means for all others. */
export async function changeProblem(platform: Platform, request: Parameters<typeof changeByDraft>[1]) {
  const saved = await changeByDraft(platform, request);
  if (saved.judgingChange !== null) await restartUnderWay(platform, saved.pid);
  return { ...saved, outdatedSubmissions: await listOutdated(platform.database, saved.pid) };
}
