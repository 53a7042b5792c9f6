/**
 * The server as a process of its own on an embedded PostgreSQL, and beside it a bare `http.createServer` that answers the
 * same bytes: the most that Node gives on this machine.
 */
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { startBareServer, startBenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';

const secondsPerRun = 8;

const fire = (options: autocannon.Options) =>
  autocannon({ duration: secondsPerRun, connections: 50, ...options });

export async function benchApi(): Promise<Measurement[]> {
  const server = await startBenchServer();
  try {
    const configUrl = `${server.address}/api/get-website-config`;
    const bare = await startBareServer(await (await fetch(configUrl)).text());
    const bareResult = await fire({ url: bare.address });
    bare.close();
    const config = await fire({ url: configUrl });
    const login = await measureLogins(server);
    return [
      {
        name: 'bare http.createServer, 50 connections',
        value: bareResult.requests.average,
        unit: 'requests/s',
        baseline: null,
        ratio: null,
        budget: 'none: for comparison',
        ok: true,
      },
      {
        name: 'GET /api/get-website-config, 50 connections',
        value: config.requests.average,
        unit: 'requests/s',
        baseline: bareResult.requests.average,
        ratio: config.requests.average / bareResult.requests.average,
        budget: '>= 5000',
        ok: config.requests.average >= 5000 && config.non2xx === 0 && config.errors === 0,
      },
      ...login,
    ];
  } finally {
    await server.stop();
  }
}

/** Logins at full tilt, while another connection asks for the website configuration: it must not notice much. */
async function measureLogins(server: Awaited<ReturnType<typeof startBenchServer>>): Promise<Measurement[]> {
  const probe = { url: `${server.address}/api/get-website-config`, connections: 1, overallRate: 100 };
  const alone = await fire(probe);
  const [logins, beside] = await Promise.all([
    fire({
      url: `${server.address}/api/login`,
      method: 'POST',
      connections: 10,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'root', password: server.rootPassword }),
      // A refused login is HTTP 200 too: only the envelope tells.
      verifyBody: (body) => String(body).includes('"status":200'),
    }),
    fire(probe),
  ]);
  const bareHashes = await measureBareHashing();
  const isClean =
    logins.non2xx === 0 && logins.errors === 0 && logins.mismatches === 0 && beside.errors === 0;
  return [
    {
      name: 'POST /api/login, 10 connections',
      value: logins.requests.average,
      unit: 'requests/s',
      baseline: bareHashes,
      ratio: logins.requests.average / bareHashes,
      budget: '>= 20',
      ok: logins.requests.average >= 20 && isClean,
    },
    {
      name: 'p99 of another call during logins',
      value: beside.latency.p99,
      unit: 'ms',
      baseline: alone.latency.p99,
      ratio: beside.latency.p99 / Math.max(1, alone.latency.p99),
      budget: '< 50',
      ok: beside.latency.p99 < 50,
    },
  ];
}

/** Argon2id alone, one after the other: what one core gives without a server around it. */
async function measureBareHashing() {
  const hash = await hashPassword('a password');
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() - startedAt < 2000; count += 1) await verifyPassword(hash, 'a password');
  return count / ((performance.now() - startedAt) / 1000);
}
