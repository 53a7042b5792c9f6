/** The request to stop, from any source: a signal, the loss of the terminal, or a part that cannot start. */
export interface StopRequest {
  readonly signal: AbortSignal;
  readonly requested: Promise<void>;
  /** The first request decides the exit code. */
  readonly ask: (exitCode: number, reason?: string) => void;
  readonly exitCode: () => number;
}

export function createStopRequest(print: (reason: string) => void): StopRequest {
  const controller = new AbortController();
  const { promise: requested, resolve } = Promise.withResolvers<void>();
  let decided = 0;
  return {
    signal: controller.signal,
    requested,
    exitCode: () => decided,
    ask: (exitCode, reason) => {
      if (controller.signal.aborted) return;
      decided = exitCode;
      if (reason !== undefined) print(reason);
      controller.abort();
      resolve();
    },
  };
}
