import { parseArgs } from 'node:util';

export interface Options {
  /** Empty: all. */
  readonly names: readonly string[];
  /** Undefined: the sources as they are now. */
  readonly commit: string | undefined;
  /** Where results are kept. */
  readonly resultsPath: string | undefined;
  /** Goes on after an interruption: what is known is not looked for again. */
  readonly isResumed: boolean;
  /** Without the last step, which runs everything. */
  readonly isNearbyOnly: boolean;
}

export const usage =
  'npm run test:faults [-- NAME…] [--commit COMMIT] [--json FILE [--resume]] [--nearby]\n' +
  '--nearby: only the tests nearest to the file of a fault';

export function parseOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      commit: { type: 'string' },
      json: { type: 'string' },
      resume: { type: 'boolean', default: false },
      nearby: { type: 'boolean', default: false },
    },
  });
  if (values.resume && values.json === undefined) throw new Error('--resume needs --json FILE.');
  return {
    names: positionals,
    commit: values.commit,
    resultsPath: values.json,
    isResumed: values.resume,
    isNearbyOnly: values.nearby,
  };
}
