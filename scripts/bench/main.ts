/**
 * `npm run bench -- [PART…] [--quick] [--json]`: measures the performance goals as ratios within one run. Every figure has a
 * baseline from the same machine in the same minute; noise affects both.
 */
import { fullEffort, quickEffort } from './effort.ts';
import { OptionsError, parseOptions, type BenchOptions } from './options.ts';
import { parts } from './parts.ts';
import { runParts } from './run-parts.ts';
import { removePreparedSite } from './servers/bench-server.ts';

async function main(): Promise<number> {
  let options: BenchOptions;
  try {
    options = parseOptions(
      process.argv.slice(2),
      parts.map(({ name }) => name),
    );
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    console.error(error.message);
    return 2;
  }
  const { partNames, isQuick, isJson } = options;
  return runParts(
    parts.filter(({ name }) => partNames.includes(name)),
    {
      effort: isQuick ? quickEffort : fullEffort,
      isJson,
      output: {
        writeFigure: (line) => {
          console.log(line);
        },
        writeProgress: (line) => {
          console.error(line);
        },
      },
    },
  );
}

try {
  process.exitCode = await main();
} finally {
  await removePreparedSite();
}
