/** The parts of the site that a rehearsal kills, evenly spread over the contest. */
import { UsageError } from '@touchstone/site-setup/usage-error';
import { killByCommand, type KillPart } from './kill-judge.ts';

export interface PlannedKill {
  /** What is killed: judge, server, database. */
  readonly part: string;
  readonly kill: KillPart;
}

export interface PartKill {
  readonly part: string;
  /** Milliseconds since the start of the contest. */
  readonly atMs: number;
  /** Until another one was started; undefined if unknown. */
  readonly restartedAfterMs: number | undefined;
}

/** `killJudge` is used without commands; if no judge can be killed, it says why. */
export function planKills({
  commands,
  killJudge,
  times,
}: {
  commands: readonly string[];
  killJudge: KillPart | string;
  times: number;
}): readonly PlannedKill[] {
  if (commands.length > 0) return commands.map(parseKill);
  if (typeof killJudge === 'string') return [];
  return Array.from({ length: times }, () => ({ part: 'judge', kill: killJudge }));
}

/** `server=ssh one systemctl kill touchstone-server`. */
function parseKill(text: string): PlannedKill {
  const [, part, command] = /^([a-z][a-z0-9-]*)=(.*\S.*)$/su.exec(text) ?? [];
  if (part === undefined || command === undefined)
    throw new UsageError(`--kill must look like server=COMMAND, not "${text}".`);
  return { part, kill: killByCommand(command) };
}
