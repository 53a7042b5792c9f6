/**
 * How this works
 *
 * `setpriv` (util-linux) gives up privileges and then runs the program, so the program never had them. A capability that
 * leaves the bounding set cannot come back, and `no-new-privs` makes set-user-id programs ordinary ones. An account other
 * than root keeps a capability only as an ambient one; root gets the bounding set.
 *
 * The program keeps its process id and its open descriptors, with them the channel to the launcher.
 */
import { findProgram } from './find-program.ts';

export interface Restriction {
  /** Undefined: root stays root. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  /** The capabilities that remain, as in capabilities(7) without the prefix: `net_bind_service`. */
  readonly capabilities: readonly string[];
}

/** The command line that runs `commandLine` with less; undefined if the program setpriv is missing. */
export function restrictCommand(
  commandLine: readonly string[],
  { account, capabilities }: Restriction,
): string[] | undefined {
  const setpriv = findProgram('setpriv');
  if (setpriv === undefined) return undefined;
  const set = ['-all', ...capabilities.map((name) => `+${name}`)].join(',');
  const change =
    account === undefined
      ? []
      : ['--reuid', `${account.uid}`, '--regid', `${account.gid}`, '--clear-groups', `--ambient-caps=${set}`];
  const restriction = [`--bounding-set=${set}`, `--inh-caps=${set}`, '--no-new-privs'];
  return [setpriv, ...change, ...restriction, '--', ...commandLine];
}

/** Runs this program again from its beginning under a restriction, as the same process. Returns only if setpriv is missing. */
export function restartRestricted(restriction: Restriction): void {
  const commandLine = restrictCommand(
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    restriction,
  );
  const [program] = commandLine ?? [];
  if (commandLine === undefined || program === undefined) return;
  process.execve?.(program, commandLine, process.env);
}
