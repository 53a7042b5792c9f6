/** The signals of Linux by number, from one. */
const names =
  'SIGHUP SIGINT SIGQUIT SIGILL SIGTRAP SIGABRT SIGBUS SIGFPE SIGKILL SIGUSR1 SIGSEGV SIGUSR2 SIGPIPE SIGALRM SIGTERM SIGSTKFLT SIGCHLD SIGCONT SIGSTOP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGXCPU SIGXFSZ SIGVTALRM SIGPROF SIGWINCH SIGIO SIGPWR SIGSYS'.split(
    ' ',
  );

export const fileSizeSignal = 25;

export const signalName = (signal: number): string | undefined => names[signal - 1];

export function describeSignal(signal: number): string {
  const name = signalName(signal);
  return name === undefined ? `signal ${signal}` : `signal ${signal} (${name})`;
}
