import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countEvent, deleteExpiredCounters, resetEventCounts, loadEventCounts } from './event-counters.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const start = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const count = (key: string, now: Date) => countEvent(testDatabase.database, { key, windowSeconds: 60, now });

describe('counting events', () => {
  test('counts fifty concurrent events exactly', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => count('busy', start)));
    expect(results.map((result) => result.count).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  test('the window is fixed by its first event and a new one starts at one', async () => {
    await count('window', start);
    expect((await count('window', after(59))).windowEndsAt).toEqual(after(60));
    expect(await count('window', after(60))).toEqual({ count: 1, windowEndsAt: after(120) });
  });

  test('loading counts nothing, and an ended window has no events', async () => {
    await count('read', start);
    expect(
      (await loadEventCounts(testDatabase.database, ['read', 'never'], after(1))).get('read')?.count,
    ).toBe(1);
    expect((await loadEventCounts(testDatabase.database, ['read', 'never'], after(61))).size).toBe(0);
  });

  test('resetting and cleaning up remove rows', async () => {
    await count('forget', start);
    await resetEventCounts(testDatabase.database, ['forget']);
    expect((await loadEventCounts(testDatabase.database, ['forget'], after(1))).size).toBe(0);
    await deleteExpiredCounters(testDatabase.database, after(3600));
    expect(await testDatabase.database.selectFrom('eventCounter').selectAll().execute()).toEqual([]);
  });
});
