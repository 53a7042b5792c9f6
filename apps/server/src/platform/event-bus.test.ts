import { inTransaction, sql } from '@touchstone/database';
import { createTestDatabase, startDatabaseProxy, type TestDatabase } from '@touchstone/database/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EventBus, publishEvent } from './event-bus.ts';
import { SiteSettings } from './settings/site-settings.ts';

let testDatabase: TestDatabase;
const open: EventBus[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});
afterAll(() => testDatabase.drop());

async function startBus() {
  const bus = new EventBus(testDatabase.connectionString, pino({ level: 'silent' }));
  const received: string[] = [];
  let resyncs = 0;
  bus.subscribe('settings.changed', {
    handle: async ({ section }) => void received.push(section),
    resync: async () => void (resyncs += 1),
  });
  await bus.start();
  open.push(bus);
  return { bus, received, resyncs: () => resyncs };
}

const breakListeners = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'touchstone-events' AND datname = current_database()`.execute(
    testDatabase.database,
  );

describe('events between servers', () => {
  test('reach every server, also the one that published', async () => {
    const [one, other] = [await startBus(), await startBus()];
    await publishEvent(testDatabase.database, 'settings.changed', { section: 'web' });
    await expect.poll(() => [one.received, other.received]).toEqual([['web'], ['web']]);
  });

  test('of a transaction that is rolled back are not delivered', async () => {
    const { received } = await startBus();
    const failing = inTransaction(testDatabase.database, async (transaction) => {
      await publishEvent(transaction, 'settings.changed', { section: 'lost' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await publishEvent(testDatabase.database, 'settings.changed', { section: 'after' });
    await expect.poll(() => received).toEqual(['after']);
  });

  test('a lost connection is reopened, and subscribers resync', async () => {
    const { received, resyncs } = await startBus();
    const before = resyncs();
    await breakListeners();
    await expect.poll(resyncs).toBe(before + 1);
    await publishEvent(testDatabase.database, 'settings.changed', { section: 'again' });
    await expect.poll(() => received).toEqual(['again']);
  });
});

describe('a subscriber that fails', () => {
  test('to resync tries again until it succeeds', async () => {
    const bus = new EventBus(testDatabase.connectionString, pino({ level: 'silent' }));
    let resyncs = 0;
    bus.subscribe('settings.changed', {
      handle: async () => undefined,
      resync: async () => {
        resyncs += 1;
        if (resyncs < 3) throw new Error('the database is still starting');
      },
    });
    open.push(bus);
    await bus.start();
    expect(resyncs).toBe(3);
  });

  test('to handle an event has missed it, and resyncs', async () => {
    const bus = new EventBus(testDatabase.connectionString, pino({ level: 'silent' }));
    let resyncs = 0;
    bus.subscribe('settings.changed', {
      handle: () => Promise.reject(new Error('no connection is free')),
      resync: async () => void (resyncs += 1),
    });
    open.push(bus);
    await bus.start();
    await publishEvent(testDatabase.database, 'settings.changed', { section: 'web' });
    await expect.poll(() => resyncs).toBe(2);
  });
});

test('while PostgreSQL is down there is one attempt at a time, and the last one succeeds', async () => {
  const proxy = await startDatabaseProxy(testDatabase.connectionString);
  // Longer than the pause below takes on a busy machine.
  const timeouts = { connectMs: 600_000, resultMs: 600_000 };
  const bus = new EventBus(proxy.connectionString, pino({ level: 'silent' }), { timeouts });
  let resyncs = 0;
  bus.subscribe('settings.changed', {
    handle: async () => undefined,
    resync: async () => void (resyncs += 1),
  });
  await bus.start();
  proxy.setMode('refuse');
  await expect.poll(proxy.connectionCount).toBeGreaterThan(3);
  proxy.setMode('stall');
  const before = proxy.connectionCount();
  // A hanging attempt must be the only one.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(proxy.connectionCount()).toBeLessThanOrEqual(before + 1);
  proxy.cut();
  proxy.setMode('forward');
  await expect.poll(() => resyncs).toBe(2);
  await bus.close();
  await proxy.close();
});

describe('site settings', () => {
  async function startSettings() {
    const bus = new EventBus(testDatabase.connectionString, pino({ level: 'silent' }));
    const settings = new SiteSettings(testDatabase.database, bus);
    await bus.start();
    open.push(bus);
    return settings;
  }

  test('changed on one server take effect on the other, and keep absent fields', async () => {
    const [one, other] = [await startSettings(), await startSettings()];
    await one.change('web', { name: '甲', register: false });
    await one.change('web', { name: '乙' });
    expect(one.current.web).toMatchObject({ name: '乙', register: false });
    await expect.poll(() => other.current.web).toMatchObject({ name: '乙', register: false });
  });

  test('two concurrent changes are both kept', async () => {
    const [one, other] = [await startSettings(), await startSettings()];
    await Promise.all([
      one.change('switches', { openPublicJudge: false }),
      other.change('switches', { defaultSubmitInterval: 30 }),
    ]);
    await one.reload();
    expect(one.current.switches).toMatchObject({ openPublicJudge: false, defaultSubmitInterval: 30 });
  });

  test('a change whose other write fails changes nothing', async () => {
    const settings = await startSettings();
    const failing = settings.change('web', { shortName: 'lost' }, async () =>
      Promise.reject(new Error('on purpose')),
    );
    await expect(failing).rejects.toThrow('on purpose');
    await settings.reload();
    expect(settings.current.web.shortName).toBe('Touchstone');
  });
});
