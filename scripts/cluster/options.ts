import { parseArgs } from 'node:util';

export interface ClusterOptions {
  readonly task: 'run' | 'rehearse' | 'measure';
  readonly servers: number;
  readonly judges: number;
  /** Of a rehearsal. */
  readonly teams: number;
  readonly minutes: number;
  readonly submissions: number;
}

/** The command line is invalid: the message says why. */
export class OptionsError extends Error {}

export const usage = `Usage: npm run cluster -- [--servers 3] [--judges 4] [--rehearse | --measure]
                        [--teams 20] [--minutes 4] [--submissions 3]

Starts a site of several servers on this machine: PostgreSQL, an S3-compatible store, servers, judges and a load balancer (Debian
package haproxy), all on loopback and on free ports. Ctrl+C ends everything and deletes its data.

  --rehearse   plays a contest through the load balancer. Meanwhile a server, a judge, the store and the database are
               killed once each and started again. Exit code 1 means that something was lost, doubled or wrong.
  --measure    measures CPU time and memory of servers, judges and open browsers, for the sizing table of docs/operating.md.`;

const limits = {
  servers: { from: 1, to: 20 },
  judges: { from: 1, to: 50 },
  teams: { from: 1, to: 1000 },
  minutes: { from: 0.5, to: 60 },
  submissions: { from: 1, to: 100 },
} as const;

export function parseOptions(words: readonly string[]): ClusterOptions {
  const { values } = parseWords(words);
  const numberOf = (name: keyof typeof limits): number => {
    const { from, to } = limits[name];
    const value = Number(values[name]);
    const isWhole = name === 'minutes' || Number.isInteger(value);
    if (values[name].trim() !== '' && isWhole && value >= from && value <= to) return value;
    throw new OptionsError(
      `--${name} must be a number from ${String(from)} to ${String(to)}, not "${values[name]}".`,
    );
  };
  if (values.rehearse && values.measure)
    throw new OptionsError('--rehearse and --measure are two runs: a killed server distorts the figures.');
  return {
    task: values.rehearse ? 'rehearse' : values.measure ? 'measure' : 'run',
    servers: numberOf('servers'),
    judges: numberOf('judges'),
    teams: numberOf('teams'),
    minutes: numberOf('minutes'),
    submissions: numberOf('submissions'),
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        servers: { type: 'string', default: '3' },
        judges: { type: 'string', default: '4' },
        teams: { type: 'string', default: '20' },
        minutes: { type: 'string', default: '4' },
        submissions: { type: 'string', default: '3' },
        rehearse: { type: 'boolean', default: false },
        measure: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new OptionsError(`${error.message}\n\n${usage}`, { cause: error });
    throw error;
  }
}
