/**
 * How this works: a server or judge stops on SIGTERM, on SIGINT, and when its launcher has ended. The launcher owns the
 * other end of an IPC channel, which the kernel closes however the launcher dies. A launcher that dies while this process
 * is loading closes the channel before anything listens, so the state of the channel is checked too.
 *
 * A process without its launcher has no one to kill it when stopping takes forever, and would keep its port. So it exits
 * after a limit, which is longer than the one of a living launcher.
 */
const stopFailedExitCode = 1;

export interface StopListener {
  /** Called once, with the reason for the log. */
  readonly stop: (reason: string) => void;
  readonly limitMs?: number;
}

export function listenForStop({ stop, limitMs = 30_000 }: StopListener): void {
  let isStopping = false;
  const stopOnce = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(stopFailedExitCode), limitMs).unref();
    stop(reason);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOnce(signal));
  const stopAsOrphan = () => stopOnce('the launcher is gone');
  // A process that was started without a launcher has no `send`.
  if (process.send !== undefined && !process.connected) stopAsOrphan();
  else process.on('disconnect', stopAsOrphan);
}

/** The same as a signal, for what is not started or stopped in one place. */
export function createStopSignal(onStop: (reason: string) => void): AbortSignal {
  const controller = new AbortController();
  listenForStop({
    stop: (reason) => {
      onStop(reason);
      controller.abort();
    },
  });
  return controller.signal;
}
