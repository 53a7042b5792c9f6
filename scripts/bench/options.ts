import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** In the order in which they run. */
  readonly partNames: readonly string[];
  readonly isQuick: boolean;
  readonly isJson: boolean;
}

/** The command line is invalid: the message says why. */
export class OptionsError extends Error {}

/** Without names: all parts. */
export function parseOptions(words: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseWords(words);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new OptionsError(
      `There is no part ${unknown.map((name) => `"${name}"`).join(', ')}. The parts are: ${known.join(' ')}.`,
    );
  return {
    partNames: positionals.length === 0 ? known : known.filter((name) => positionals.includes(name)),
    isQuick: values.quick,
    isJson: values.json,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new OptionsError(`${error.message} The options are: --quick --json.`, { cause: error });
    throw error;
  }
}
