import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConnectionFailure } from './connection-failure.ts';
import { createPipelinedConnections, createServerPool } from './database.ts';
import { createGatedClientClass } from './gated-client.ts';
import { createEmptyTestDatabase, startDatabaseProxy, type TestDatabase } from './testing/index.ts';
import type { DatabaseProxy } from './testing/database-proxy.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const calls = 300;

describe('clients that share a gate', () => {
  it('open few connections to a database that refuses them, and notice that it is back', async () => {
    const Client = createGatedClientClass();
    const pool = createServerPool(proxy.connectionString, 4, undefined, { Client });
    pool.on('error', () => undefined);
    const pipelined = createPipelinedConnections(proxy.connectionString, undefined, Client);
    const ask = () => pipelined.query({ name: 'one', text: 'SELECT 1', values: [] });
    await Promise.all([pool.query('SELECT 1'), ask()]);

    proxy.setMode('refuse');
    const before = proxy.connectionCount();
    const failures: unknown[] = [];
    const keepFailure = (error: unknown): void => void failures.push(error);
    for (let call = 0; call < calls; call += 1) {
      await pool.query('SELECT 1').catch(keepFailure);
      await ask().catch(keepFailure);
    }
    // Those on the lost connections fail first.
    expect(failures).toHaveLength(2 * calls);
    expect(failures.every(isConnectionFailure)).toBe(true);
    expect(proxy.connectionCount() - before).toBeLessThan(calls / 3);

    proxy.setMode('forward');
    await expect.poll(() => pool.query('SELECT 1').then(({ rowCount }) => rowCount, String)).toBe(1);
    await expect.poll(() => ask().then(({ rows }) => rows.length, String)).toBe(1);
    await pipelined.end();
    await pool.end();
  });

  it('go on to connect while another one hangs', async () => {
    const Client = createGatedClientClass();
    proxy.setMode('refuse');
    const connect = () => new Client({ connectionString: proxy.connectionString }).connect();
    await expect(connect()).rejects.toThrow();
    proxy.setMode('stall');
    const stalled = proxy.connectionCount();
    const hanging: Promise<unknown>[] = [];
    await expect
      .poll(() => {
        hanging.push(connect().catch(() => undefined));
        return proxy.connectionCount() - stalled;
      })
      .toBeGreaterThan(1);
    proxy.cut();
    await Promise.all(hanging);
    proxy.setMode('forward');
  });

  it('are not stopped by a refusal of one of them', async () => {
    const Client = createGatedClientClass();
    const { pathname } = new URL(proxy.connectionString);
    const missing = proxy.connectionString.replace(pathname, '/missing');
    await expect(new Client({ connectionString: missing }).connect()).rejects.toBeInstanceOf(
      pg.DatabaseError,
    );
    const client = new Client({ connectionString: proxy.connectionString });
    await client.connect();
    await client.end();
  });
});
