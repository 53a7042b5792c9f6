/**
 * How this works: server, judge and remote worker start and end alike.
 *
 *   begin ─▶ give up root ─▶ load ─▶ run ─▶ stop request ─▶ stopped ─▶ exit
 *               └─ the process begins again, with less: it has loaded nothing but this by then
 *
 * A launcher has started its children with what they need, and its channel would not survive, so they give up nothing. What a program
 * is made of is imported by `run`: loading it takes longer than all else.
 */
import { createStopSignal } from './listen-for-stop.ts';
import { restartRestricted, type Restriction } from './restrict-command.ts';

/** A failure that the operator can mend: only its message is shown. */
export class ProgramError extends Error {
  readonly exitCode: number = 1;
}

export interface Program {
  /** What to give up when root starts the program; undefined: nothing. */
  readonly findRestriction: () => Restriction | undefined | Promise<Restriction | undefined>;
  /** Resolves with the exit code when the program has stopped. */
  readonly run: () => Promise<number>;
}

export async function runProgram({ findRestriction, run }: Program): Promise<void> {
  try {
    const restriction = process.send === undefined ? await findRestriction() : undefined;
    if (restriction !== undefined) restartRestricted(restriction);
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof ProgramError ? error.message : error);
    process.exit(error instanceof ProgramError ? error.exitCode : 1);
  }
  // The channel to the launcher would keep this process alive.
  if (process.connected) process.disconnect();
}

/**
 * Runs what `start` has started until a stop request, then stops it with the returned function. A start can be repeated at any point, so
 * a request during the start ends the process.
 */
export async function runUntilStopped(
  onStop: (reason: string) => void,
  start: () => Promise<() => Promise<void>>,
): Promise<void> {
  let isStarting = true;
  const requested = Promise.withResolvers<void>();
  const stopSignal = createStopSignal(onStop);
  const onAbort = (): void => {
    if (isStarting) process.exit();
    requested.resolve();
  };
  if (stopSignal.aborted) onAbort();
  stopSignal.addEventListener('abort', onAbort);
  const stop = await start();
  isStarting = false;
  await requested.promise;
  await stop();
}
