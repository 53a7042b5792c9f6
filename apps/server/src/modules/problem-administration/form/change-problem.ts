import type { Platform } from '../../../platform/platform.ts';
import { restartUnderWay } from '../rejudge/rejudge-problem.ts';
import { changeByDraft } from './save-draft.ts';

/**
 * What is being judged begins anew with what it is judged by now. The change is saved by then: whatever goes wrong with that
 * is no failure of saving, and verdicts by former data are judged again when they arrive.
 */
export async function changeProblem(platform: Platform, request: Parameters<typeof changeByDraft>[1]) {
  const saved = await changeByDraft(platform, request);
  if (saved.judgingChange !== null) {
    try {
      await restartUnderWay(platform, saved.pid);
    } catch (error) {
      platform.logger.error({ err: error, problemId: saved.pid }, 'what is being judged was not begun anew');
    }
  }
  return saved;
}
