/**
 * The contest rehearsal against the cluster.
 *
 * How this works: `touchstone rehearse` plays the contest through the load balancer and asks for each fault at its time, by a
 * signal to this process, which kills the part and starts it again. At the end the rehearsal compares everything that was sent
 * with what the site has.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { listFaults } from './faults.ts';
import type { ClusterOptions } from './options.ts';
import { waitForJudges, type Cluster } from './start-cluster.ts';

export async function rehearse(
  cluster: Cluster,
  { teams, minutes, submissions }: ClusterOptions,
  say: (text: string) => void,
): Promise<number> {
  const faults = listFaults(cluster, say);
  const waiting = [...faults];
  const problems: string[] = [];
  let running = Promise.resolve();
  const onSignal = (): void => {
    const fault = waiting.shift();
    if (fault === undefined) return;
    running = running.then(async () => void problems.push(...(await fault.run())));
  };
  process.on('SIGUSR2', onSignal);
  const kills = faults.flatMap(({ part }) => ['--kill', `${part}=kill -USR2 ${String(process.pid)}`]);
  const amounts = { teams, minutes, submissions };
  const words = Object.entries(amounts).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const rehearsal = spawn(
    process.execPath,
    [
      join(repositoryRoot, 'apps/cli/src/main.ts'),
      'rehearse',
      '--address',
      cluster.address,
      ...words,
      ...kills,
    ],
    { env: { ...process.env, REHEARSE_PASSWORD: cluster.rootPassword }, stdio: 'inherit' },
  );
  const [exitCode] = (await once(rehearsal, 'exit')) as [number | null];
  await running;
  process.off('SIGUSR2', onSignal);
  await waitForJudges(cluster);
  problems.push(...waiting.map(({ part }) => `the ${part} was not killed`), ...cluster.unexpectedEnds);
  for (const problem of problems) say(`✗ ${problem}`);
  if (problems.length === 0)
    say(`✓ ${faults.map(({ part }) => part).join(', ')} were killed and are back, and nothing else ended`);
  return exitCode === 0 && problems.length === 0 ? 0 : 1;
}
