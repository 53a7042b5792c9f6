/**
 * Keeps one stream open for the wanted keys.
 *
 * How this works: a stream sends its keys in the request. If fewer keys are wanted, the open stream continues. If more
 * are wanted, a new stream replaces it and resumes at its position, so nothing is lost in between. A stream that ends
 * by itself is reopened after a delay; a heartbeat resets the failure count. If the position of the former stream is
 * unknown, the new one cannot resume, and everything counts as missed.
 */
import { createKeyCoverage } from './key-coverage.ts';
import type { OpenStream, StreamEnd } from './open-event-stream.ts';
import { reconnectDelay, type RetryTiming } from './reconnect-delay.ts';
import type { StreamKeys } from './subscriptions.ts';

export interface ConnectionKeeperParts {
  openStream: OpenStream;
  retry: RetryTiming;
  onEvent: (event: { name: string; data: string }) => void;
  /** A new stream is open that could not resume. */
  onMissed: () => void;
  onOpenChange: (isOpen: boolean) => void;
}

interface Connection {
  readonly controller: AbortController;
  readonly coverage: ReturnType<typeof createKeyCoverage>;
}

export function createConnectionKeeper(parts: ConnectionKeeperParts) {
  const { openStream, retry, onEvent, onMissed, onOpenChange } = parts;
  let wanted: StreamKeys = new Map();
  let current: Connection | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOpen = false;
  let lastEventId: string | undefined;
  let wasOpen = false;

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

  const onEnd = (end: StreamEnd) => {
    current = undefined;
    waiting = setTimeout(connect, reconnectDelay(end, failures, retry));
    failures += 1;
    setOpen(false);
  };

  const connect = () => {
    leave();
    const connection: Connection = {
      controller: new AbortController(),
      coverage: createKeyCoverage(wanted),
    };
    const whileCurrent =
      <Parameters extends unknown[]>(handle: (...parameters: Parameters) => void) =>
      (...parameters: Parameters) => {
        if (current === connection) handle(...parameters);
      };
    const canResume = lastEventId !== undefined;
    current = connection;
    void openStream({
      keys: wanted,
      lastEventId,
      signal: connection.controller.signal,
      onOpen: whileCurrent(() => {
        setOpen(true);
        if (wasOpen && !canResume) onMissed();
        wasOpen = true;
      }),
      onHeartbeat: whileCurrent(() => (failures = 0)),
      onId: whileCurrent((id: string) => (lastEventId = id)),
      onEvent: whileCurrent(onEvent),
    }).then(whileCurrent(onEnd));
  };

  return {
    keep: (keys: StreamKeys) => {
      wanted = keys;
      if (current === undefined) {
        if (waiting === undefined) connect();
      } else if (!current.coverage.covers(keys)) {
        setOpen(false);
        connect();
      }
    },
    /** The network is back, or another user is logged in: connects again without a delay. */
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
