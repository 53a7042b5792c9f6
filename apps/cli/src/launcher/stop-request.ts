/** The wish to stop, whoever has it: a signal, the loss of the terminal, or a part that cannot be started. */
export interface StopRequest {
  readonly signal: AbortSignal;
  readonly requested: Promise<void>;
  /** The first wish decides the exit code. */
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
