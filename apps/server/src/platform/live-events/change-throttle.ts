/**
 * Sends changes of one key at most once per pause.
 *
 * How this works: a change is sent when it has settled, and not again before the pause is over; changes that arrive meanwhile are
 * merged. Recipients fetch what changed, from any server, and other servers need the settling time to know of it. So a change
 * that arrived shortly before the sending is sent once more.
 */
export interface ThrottleRule<Change> {
  readonly applies: (change: Change) => boolean;
  readonly merge: (earlier: Change, later: Change) => Change;
  readonly settleMs: number;
  /** The more subscribers fetch, the longer the pause. */
  readonly pauseMs: (subscriberCount: number) => number;
}

interface Parts<Change> {
  rule: ThrottleRule<Change>;
  countSubscribers: (key: string) => number;
  send: (key: string, change: Change) => void;
}

interface Waiting<Change> {
  timer: NodeJS.Timeout;
  change: Change;
  addedAtMs: number;
}

/** Timers may fire a little early. */
const timerToleranceMs = 20;
const maxKnownKeys = 1000;

export interface ChangeThrottle<Change> {
  readonly add: (key: string, change: Change) => void;
  readonly stop: () => void;
}

export function createChangeThrottle<Change>({
  rule,
  countSubscribers,
  send,
}: Parts<Change>): ChangeThrottle<Change> {
  const waitingByKey = new Map<string, Waiting<Change>>();
  const sentAtMs = new Map<string, number>();

  const waitMsOf = (key: string, nowMs: number) => {
    const pauseEndsMs = (sentAtMs.get(key) ?? -Infinity) + rule.pauseMs(countSubscribers(key));
    return Math.max(rule.settleMs, pauseEndsMs - nowMs);
  };

  const add = (key: string, change: Change) => {
    const nowMs = performance.now();
    const waiting = waitingByKey.get(key);
    const timer = waiting?.timer ?? setTimeout(() => sendWaiting(key), waitMsOf(key, nowMs));
    timer.unref();
    waitingByKey.set(key, {
      timer,
      change: waiting === undefined ? change : rule.merge(waiting.change, change),
      addedAtMs: nowMs,
    });
  };

  const rememberSending = (key: string, nowMs: number) => {
    sentAtMs.delete(key);
    sentAtMs.set(key, nowMs);
    const [oldest] = sentAtMs.keys();
    if (sentAtMs.size > maxKnownKeys && oldest !== undefined) sentAtMs.delete(oldest);
  };

  const sendWaiting = (key: string) => {
    const waiting = waitingByKey.get(key);
    if (waiting === undefined) return;
    const nowMs = performance.now();
    waitingByKey.delete(key);
    rememberSending(key, nowMs);
    send(key, waiting.change);
    if (nowMs - waiting.addedAtMs < rule.settleMs - timerToleranceMs) add(key, waiting.change);
  };

  return {
    add,
    stop: () => {
      for (const { timer } of waitingByKey.values()) clearTimeout(timer);
      waitingByKey.clear();
    },
  };
}
