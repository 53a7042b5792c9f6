import type { Platform } from '../../../platform/platform.ts';
import { restartUnderWay } from '../rejudge/rejudge-problem.ts';
import { changeByDraft } from './save-draft.ts';

/**
 * Restarts the judging of running submissions with the new data. The change is saved by then, so a failure here does
 * not fail the save: verdicts that arrive for old data are judged again.
 */
export async function changeProblem(platform: Platform, request: Parameters<typeof changeByDraft>[1]) {
  const saved = await changeByDraft(platform, request);
  if (saved.judgingChange !== null) {
    try {
      await restartUnderWay(platform, saved.pid);
    } catch (error) {
      platform.logger.error({ err: error, problemId: saved.pid }, 'running submissions were not restarted');
    }
  }
  return saved;
}
