/**
 * Keeps one stream open for the submissions and the contest that are wanted.
 *
 * How this works: a stream names its submissions when it opens. Fewer wanted: the open stream serves on, and what is no
 * longer wanted counts as not covered (the server would not repeat what it has told, should it be wanted again). More
 * wanted: a new stream takes the place of the old one; whatever it names is told at once, so nothing is lost between the
 * two. A stream that ends by itself is opened again after a wait that doubles with every failure; a heartbeat ends the
 * count. Refusals wait long at once: they rarely pass by themselves.
 */
import type { ContestChange } from './contest-change.ts';
import type { OpenStream, StreamEnd } from './open-update-stream.ts';
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';

export interface StreamKeeperParts {
  openStream: OpenStream;
  retry: { firstMs: number; longestMs: number };
  onUpdate: (update: SubmissionUpdate) => void;
  onContestChange: (contestId: number, change: ContestChange) => void;
  onOpenChange: (isOpen: boolean) => void;
}

interface Connection {
  controller: AbortController;
  covered: Set<number>;
  contestId: number | undefined;
}

/** As many as one stream may name. */
const mostNamed = 500;
const tooManyRequests = 429;

export function createStreamKeeper(parts: StreamKeeperParts) {
  const { openStream, retry, onUpdate, onContestChange, onOpenChange } = parts;
  let wanted: ReadonlySet<number> = new Set();
  let wantedContestId: number | undefined;
  let current: Connection | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOpen = false;

  const setOpen = (value: boolean) => {
    if (isOpen === value) return;
    isOpen = value;
    onOpenChange(value);
  };

  const leave = () => {
    clearTimeout(waiting);
    waiting = undefined;
    current?.controller.abort();
    current = undefined;
  };

  /** Some sooner, some later: a restarted server is not asked by everybody at once. */
  const waitAfter = (end: StreamEnd) => {
    const isRefusal = end.kind === 'refused' && end.httpStatus !== tooManyRequests;
    const wait = isRefusal ? retry.longestMs : Math.min(retry.longestMs, retry.firstMs * 2 ** failures);
    return wait * (0.5 + Math.random() / 2);
  };

  const connect = () => {
    leave();
    // The newest, should there be too many: those of old are judged already.
    const submitIds = [...wanted].sort((one, other) => other - one).slice(0, mostNamed);
    const contestId = wantedContestId;
    const connection: Connection = {
      controller: new AbortController(),
      covered: new Set(wanted),
      contestId,
    };
    const isCurrent = () => current === connection;
    current = connection;
    void openStream({
      submitIds,
      contestId,
      signal: connection.controller.signal,
      onOpen: () => {
        if (isCurrent()) setOpen(true);
      },
      onHeartbeat: () => {
        if (isCurrent()) failures = 0;
      },
      onUpdate: (update) => {
        if (isCurrent()) onUpdate(update);
      },
      onContestChange: (change) => {
        if (isCurrent() && contestId !== undefined) onContestChange(contestId, change);
      },
    }).then((end) => {
      if (!isCurrent()) return;
      current = undefined;
      waiting = setTimeout(connect, waitAfter(end));
      failures += 1;
      setOpen(false);
    });
  };

  return {
    keep: (ids: ReadonlySet<number>, contestId?: number) => {
      wanted = ids;
      wantedContestId = contestId;
      if (current === undefined) {
        if (waiting === undefined) connect();
        return;
      }
      const { covered } = current;
      for (const id of covered) if (!ids.has(id)) covered.delete(id);
      // A contest that nobody wants any more is told for nothing until the next stream.
      const isOtherContest = contestId !== undefined && contestId !== current.contestId;
      if (covered.size < ids.size || isOtherContest) {
        setOpen(false);
        connect();
      }
    },
    /** Something has changed that lets hope: no more waiting, and whoever is connected connects afresh. */
    renew: () => {
      if (current === undefined && waiting === undefined) return;
      failures = 0;
      setOpen(false);
      connect();
    },
    stop: () => {
      leave();
      failures = 0;
      setOpen(false);
    },
  };
}

export type StreamKeeper = ReturnType<typeof createStreamKeeper>;
