import { parseArgs } from 'node:util';
import { provableVersions, type ProvableArchitecture, type ProvableVersion } from '@touchstone/sandbox/proof';

export interface KernelTestOptions {
  readonly versions: readonly ProvableVersion[];
  readonly architecture: ProvableArchitecture;
  /** Test files whose path contains one of these words. Not empty: a trial, which proves nothing. */
  readonly files: readonly string[];
}

/** The command line is invalid: the message says why. */
export class OptionsError extends Error {}

const usage = 'Usage: npm run test:kernel [-- --cgroup v1|v2] [--architecture arm64|x64] [--files WORD …]';

export function parseOptions(words: readonly string[], hostArchitecture: string): KernelTestOptions {
  const { values } = parseWords(words);
  const architecture = values.architecture ?? hostArchitecture;
  if (architecture !== 'arm64' && architecture !== 'x64')
    throw new OptionsError(`There is no kernel test for the architecture ${architecture}.\n${usage}`);
  const { cgroup } = values;
  if (cgroup !== undefined && cgroup !== 'v1' && cgroup !== 'v2')
    throw new OptionsError(`--cgroup is v1 or v2, not ${cgroup}.\n${usage}`);
  return {
    versions: cgroup === undefined ? provableVersions : [cgroup],
    architecture,
    files: values.files,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        cgroup: { type: 'string' },
        architecture: { type: 'string' },
        files: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new OptionsError(`${error.message}\n${usage}`, { cause: error });
    throw error;
  }
}
