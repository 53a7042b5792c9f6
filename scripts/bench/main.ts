/**
 * `npm run bench -- [api] [contests] [import] [judge] [lists] [sandbox] [web] [--json]`: what is promised, measured, as ratios within
 * one run. Every figure stands beside a baseline taken on the same machine in the same minute; a noisy machine moves both.
 */
import { benchApi } from './bench-api.ts';
import { benchContests } from './bench-contests.ts';
import { benchImport } from './bench-import.ts';
import { benchJudge } from './bench-judge.ts';
import { benchLists } from './bench-lists.ts';
import { benchProblemPage } from './bench-problem-page.ts';
import { benchSandbox } from './bench-sandbox.ts';
import { benchSubmissions } from './bench-submissions.ts';
import { benchWeb } from './bench-web.ts';
import { printMeasurements, type Measurement } from './measurement.ts';

const benches: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  api: benchApi,
  contests: benchContests,
  import: benchImport,
  judge: async () => [...(await benchJudge()), ...(await benchSubmissions())],
  lists: benchLists,
  sandbox: benchSandbox,
  web: async () => [...(await benchWeb()), ...(await benchProblemPage())],
};

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const named = words.filter((word) => word !== '--json');
const unknown = named.filter((word) => !(word in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const measurements: Measurement[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (named.length === 0 || named.includes(name)) measurements.push(...(await bench()));
}
printMeasurements(measurements, isJson);
process.exitCode = measurements.every((measurement) => measurement.ok) ? 0 : 1;
