/** `npm run cluster`: a site of several servers on this machine, to try it, to rehearse a contest on it, or to measure it. */
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { ensureDebianPackages } from '@touchstone/site-setup/debian-packages';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import { beginStep } from '@touchstone/site-setup/console';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';
import { logsFolder } from './cluster-parts.ts';
import { measure } from './measure.ts';
import { OptionsError, parseOptions, type ClusterOptions } from './options.ts';
import { rehearse } from './rehearse.ts';
import { createCluster, type Cluster } from './start-cluster.ts';

const packages = [{ name: 'haproxy', reason: 'is the load balancer' }];
const languagesOfRehearsal = 'C++ 17,Python3';
const startedAt = performance.now();

function say(text: string): void {
  const second = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(`[${String(second).padStart(4)} s] ${text}\n`);
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  const problem = await prepare(options);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  const isTried = options.task === 'run';
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(() => 130);
  const cluster = await createCluster({
    ...options,
    languages: isTried ? undefined : languagesOfRehearsal,
    hasDemoContent: options.task !== 'rehearse',
    hasPrecompiledHeaders: options.task === 'measure',
    say,
  });
  let hasFailed = true;
  try {
    const exitCode = await Promise.race([runTask(cluster, options), interrupted]);
    hasFailed = exitCode === 1;
    return exitCode;
  } finally {
    say('ending everything');
    await cluster.stop({ keepsLogs: hasFailed });
    if (hasFailed) say(`logs: ${join(cluster.folder, logsFolder)}`);
  }
}

async function runTask(cluster: Cluster, options: ClusterOptions): Promise<number> {
  await cluster.start();
  if (options.task === 'rehearse') return rehearse(cluster, options, say);
  if (options.task === 'measure') return measure(cluster, say);
  console.log(describe(cluster));
  // Until a signal.
  return new Promise(() => undefined);
}

/** Returns what is missing. */
async function prepare({ task }: ClusterOptions): Promise<string | undefined> {
  const { state, text } = await ensureDebianPackages(packages, beginStep);
  if (state === 'missing' || state === 'failed') return text;
  const { error } = await ensureSandbox(repositoryRoot);
  if (error !== undefined) return error;
  const { stamp } = await planWebBuild(repositoryRoot);
  if (task === 'run' && stamp !== undefined) {
    say('building the web');
    await buildWeb(repositoryRoot, stamp, new AbortController().signal);
  }
  return undefined;
}

const describe = ({
  address,
  serverAddresses,
  judges,
  rootPassword,
  database,
  storageUrl,
  folder,
}: Cluster) => `
  Site       ${address}
  Sign in    root / ${rootPassword}
  Servers    ${serverAddresses.join('  ')}
  Judges     ${judges.map(({ name }) => name).join('  ')}
  Database   ${database.connectionString()}
  Files      ${storageUrl}
  Logs       ${join(folder, logsFolder)}
  Balancer   ${folder}/haproxy.cfg

Ctrl+C ends everything and deletes its data.
`;

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
