/**
 * The server as a separate process on an embedded PostgreSQL, compared with a bare `http.createServer` that returns the
 * same bytes: the maximum of Node on this machine.
 */
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { allowAtLeast, allowHttpLatency, noBudget, requireClean } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import { withBareServer } from '../http/with-bare-server.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withBenchServer, type BenchServer } from '../servers/bench-server.ts';

interface ApiBench {
  readonly server: BenchServer;
  /** Returns the response of the configuration call. */
  readonly bareAddress: string;
  readonly report: Report;
  readonly effort: Effort;
  readonly fire: (options: autocannon.Options) => Promise<autocannon.Result>;
}

const configPath = '/api/get-website-config';

export const apiPart: BenchPart = {
  name: 'api',
  needs: [],
  run: (report, effort) => {
    report.step('starting a server');
    return withBenchServer(async (server) => {
      const body = await (await fetch(`${server.address}${configPath}`)).text();
      await withBareServer(async (serveBare) => {
        const bareAddress = await serveBare(body);
        const duration = effort.choose({ full: 8, quick: 2 });
        const fire: ApiBench['fire'] = (options) => autocannon({ duration, connections: 50, ...options });
        const bench: ApiBench = { server, bareAddress, report, effort, fire };
        await measureConfig(bench);
        await measureLogins(bench);
      });
    });
  },
};

async function measureConfig({ server, bareAddress, report, effort, fire }: ApiBench): Promise<void> {
  report.step('50 connections to the bare server');
  const bare = (await fire({ url: bareAddress })).requests.average;
  report.add({
    name: 'bare http.createServer, 50 connections',
    value: bare,
    unit: 'requests/s',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
  report.step('50 connections to the server');
  const result = await fire({ url: `${server.address}${configPath}` });
  const value = result.requests.average;
  report.add({
    name: `GET ${configPath}, 50 connections`,
    value,
    unit: 'requests/s',
    baseline: bare,
    ratio: value / bare,
    ...requireClean(allowAtLeast(value, { limit: 5000, text: '>= 5000' }, effort), result),
  });
}

/** Logins at full speed, while another connection requests the configuration, which must stay fast. */
async function measureLogins(bench: ApiBench): Promise<void> {
  const { server, bareAddress, report, effort, fire } = bench;
  report.step('logins on 10 connections, another call beside them');
  // Long enough for several calls in the slowest hundredth.
  const duration = effort.choose({ full: 8, quick: 3 });
  const probe = { connections: 1, overallRate: 100, duration };
  const [logins, beside, bareBeside] = await Promise.all([
    fireLogins(bench, duration),
    fire({ url: `${server.address}${configPath}`, ...probe }),
    fire({ url: bareAddress, ...probe }),
  ]);
  report.step('hashing without a server');
  const bareHashes = await measureBareHashing(effort.choose({ full: 2000, quick: 1000 }));
  const value = logins.requests.average;
  const refused = { ...logins, non2xx: logins.non2xx + logins.mismatches };
  report.add({
    name: 'POST /api/login, 10 connections',
    value,
    unit: 'requests/s',
    baseline: bareHashes,
    ratio: value / bareHashes,
    ...requireClean(allowAtLeast(value, { limit: 20, text: '>= 20' }, effort), refused),
  });
  const [p99Ms, bareP99Ms] = [beside.latency.p99, bareBeside.latency.p99];
  report.add({
    name: 'p99 of another call during logins, to the bare server',
    value: p99Ms,
    unit: 'ms',
    baseline: bareP99Ms,
    ratio: p99Ms / Math.max(1, bareP99Ms),
    ...requireClean(allowHttpLatency({ p99Ms, bareP99Ms }, effort), beside),
  });
}

const fireLogins = ({ server, fire }: ApiBench, duration: number) =>
  fire({
    duration,
    url: `${server.address}/api/login`,
    method: 'POST',
    connections: 10,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password: server.rootPassword }),
    // A refused login is also HTTP 200: only the envelope differs.
    verifyBody: (body) => String(body).includes('"status":200'),
  });

/** Argon2id alone, sequentially: the maximum of one core without a server. */
async function measureBareHashing(durationMs: number): Promise<number> {
  const hash = await hashPassword('a password');
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() - startedAt < durationMs; count += 1) await verifyPassword(hash, 'a password');
  return count / ((performance.now() - startedAt) / 1000);
}
