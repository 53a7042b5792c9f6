/**
 * How this works: a judge that requests tasks waits here, without a database connection, until the work
 * signal is notified (an event reaches every server when something is queued), and then claims from the
 * lanes. It also tries every few seconds, in case an event was missed. A judge gets half as many tasks as it
 * has free slots and calls again immediately, so that other judges get a share and a large judge is full
 * after a few calls. If the connection ends before the response was sent, the tasks are queued again.
 */
import type { BodyOf, JudgeTask, judgingCalls } from '@touchstone/contract';
import { callError } from '../../platform/errors/call-error.ts';
import type { JudgeCaller } from '../../platform/http/call-context.ts';
import { isTokenLive } from '../../platform/judge-tokens.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimTasks, type ClaimedTask } from './claim-tasks.ts';
import { adoptInstance } from './judge-instances.ts';
import type { CallingJudge } from './judging.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';
import type { WaitingLanguages } from './waiting-languages.ts';
import type { WorkSignal } from '../../platform/work-signal.ts';

/** Less than half a minute, after which many proxies close an idle connection. */
const maxWaitMs = 25_000;
const pollIntervalMs = 5_000;

export interface WaitingParts extends Pick<Platform, 'database' | 'clock' | 'resultCounter' | 'logger'> {
  workSignal: WorkSignal;
  onClaimed: (claimed: ClaimedTask[]) => void;
  /** Claims are counted per server. */
  claimCounter: { count: number };
  waitingLanguages: WaitingLanguages;
  /** The instance id of each judge that called this server last. */
  knownInstances: Map<string, string>;
}

type NextBody = BodyOf<(typeof judgingCalls)['POST /judge-gateway/next']>;

export async function waitForTasks(
  parts: WaitingParts,
  { judge, body, caller }: { judge: CallingJudge; body: NextBody; caller: JudgeCaller },
): Promise<JudgeTask[]> {
  // Checked once per judge process on this server; later heartbeats check it.
  if (parts.knownInstances.get(judge.name) !== judge.instanceId) {
    await adoptInstance(parts, judge);
    parts.knownInstances.set(judge.name, judge.instanceId);
  }
  const endsAt = performance.now() + maxWaitMs;
  const limit = Math.ceil(body.freeSlots / 2);
  for (;;) {
    const { version } = parts.workSignal;
    const remainingMs = endsAt - performance.now();
    if (caller.gone.aborted || parts.workSignal.isClosed) return [];
    const claimNumber = parts.claimCounter.count;
    const all = await parts.waitingLanguages.get();
    const waiting = body.isContestOnly === true ? all.filter(({ lane }) => lane === 'contest') : all;
    const claimed = await claimTasks(parts, {
      judge,
      languages: body.languages,
      limit,
      claimNumber,
      waiting,
    });
    // After an empty claim the waiting languages are loaded again.
    if (claimed.length === 0) parts.waitingLanguages.invalidate();
    if (claimed.length > 0) {
      parts.claimCounter.count += 1;
      parts.onClaimed(claimed);
      const tasks = claimed.map(({ task }) => task);
      await refuseRevoked(parts, judge, tasks);
      takeBackUndelivered(parts, tasks, caller);
      return tasks;
    }
    if (remainingMs <= 0) return [];
    const timeoutMs = Math.min(remainingMs, pollIntervalMs);
    await parts.workSignal.wait({ after: version, timeoutMs, signal: caller.gone });
  }
}

/**
 * The token may have been revoked while the judge waited. The check comes after the claim: a revocation
 * either sees these attempts and requeues them, or is seen here.
 */
async function refuseRevoked(parts: WaitingParts, { tokenId }: CallingJudge, tasks: JudgeTask[]) {
  if (tokenId === null || (await isTokenLive(parts.database, tokenId))) return;
  const attemptIds = tasks.map(({ attemptId }) => attemptId);
  await requeueLostAttempts(parts, attemptIds, { reason: 'lost its token', countsAsRetry: false });
  throw callError('judgeRefused');
}

function takeBackUndelivered(parts: WaitingParts, tasks: JudgeTask[], { gone }: JudgeCaller) {
  const attemptIds = tasks.map(({ attemptId }) => attemptId);
  const loss = { reason: 'did not receive the task', countsAsRetry: false };
  const run = () => {
    // If this fails too, the heartbeat timeout requeues the tasks.
    requeueLostAttempts(parts, attemptIds, loss).catch((error: unknown) => {
      parts.logger.warn({ err: error }, 'tasks not taken back yet');
    });
  };
  if (gone.aborted) run();
  else gone.addEventListener('abort', run, { once: true });
}
