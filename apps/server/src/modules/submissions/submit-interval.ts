/**
 * How this works: one submission, and one test run, per user and interval. Only accepted requests count: a refused one
 * does not start the interval. Hence the interval is checked first, and started in the transaction that accepts the
 * request; of two concurrent requests the later one waits there for the earlier, finds the interval started, and rolls
 * back.
 *
 * Early submissions are counted. A user who makes many of them in a short time may be a bot, and must send the answer
 * to a captcha with the next submission; a correct answer resets the count, and so does the end of the window. Users
 * who keep the interval cause no extra write: both counts are loaded in one query.
 */
import type { Database, Queryable } from '@touchstone/database';
import { isCaptchaRequired, submitPace } from '@touchstone/rules/judging/submit-pace';
import type { LevelLock } from '@touchstone/rules/membership/benefits';
import { callError } from '../../platform/errors/call-error.ts';
import { countEvent, resetEventCounts, loadEventCounts } from '../../platform/event-counters.ts';
import { spendCaptcha } from '../accounts/index.ts';

export type IntervalKind = 'submit' | 'test-run';

export interface Interval {
  kind: IntervalKind;
  userId: string;
  /** Zero: no limit. */
  seconds: number;
  /** The membership that submits more often. */
  lock?: LevelLock | undefined;
  now: Date;
}

/** As it was sent. */
export interface CaptchaAnswer {
  captcha: string | undefined;
  captchaKey: string | undefined;
}

const keyOf = ({ kind, userId }: Interval) => `interval:${kind}:${userId}`;
const earlyKeyOf = ({ kind, userId }: Interval) => `early:${kind}:${userId}`;

export async function checkInterval(database: Queryable, interval: Interval) {
  if (interval.seconds <= 0) return;
  const counts = await loadEventCounts(database, [keyOf(interval)], interval.now);
  const begun = counts.get(keyOf(interval));
  if (begun !== undefined) throw tooSoon(interval, begun.windowEndsAt);
}

/** Like checkInterval, for a submission: too many early ones require a captcha. */
export async function checkPace(database: Database, interval: Interval, answer: CaptchaAnswer) {
  if (interval.seconds <= 0) return;
  const { now } = interval;
  const earlyKey = earlyKeyOf(interval);
  const counts = await loadEventCounts(database, [keyOf(interval), earlyKey], now);
  const begun = counts.get(keyOf(interval));
  if (begun !== undefined) {
    await countEvent(database, { key: earlyKey, windowSeconds: submitPace.windowSeconds, now });
    throw tooSoon(interval, begun.windowEndsAt);
  }
  if (!isCaptchaRequired(counts.get(earlyKey)?.count ?? 0)) return;
  await passCaptcha(database, answer, now);
  await resetEventCounts(database, [earlyKey]);
}

async function passCaptcha(database: Queryable, { captcha, captchaKey }: CaptchaAnswer, now: Date) {
  if (captcha === undefined || captchaKey === undefined) throw callError('submitCaptchaRequired');
  const isRight = await spendCaptcha(database, { key: captchaKey, answer: captcha, now });
  if (!isRight) throw callError('captchaWrong');
}

export async function beginInterval(transaction: Queryable, interval: Interval) {
  if (interval.seconds <= 0) return;
  const { count, windowEndsAt } = await countEvent(transaction, {
    key: keyOf(interval),
    windowSeconds: interval.seconds,
    now: interval.now,
  });
  if (count > 1) throw tooSoon(interval, windowEndsAt);
}

function tooSoon({ kind, now, lock }: Interval, endsAt: Date) {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return kind === 'submit'
    ? callError('submitTooSoon', { seconds, level: lock?.level ?? null })
    : callError('testRunTooSoon', { seconds });
}
