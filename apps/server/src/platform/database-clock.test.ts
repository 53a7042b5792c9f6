import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseClock, WrongClockError } from './database-clock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The clock of a machine that is so many seconds ahead. */
const open = (clock: { aheadSeconds: number }) =>
  openDatabaseClock({
    databaseUrl: database.connectionString,
    logger: pino({ level: 'silent' }),
    clock: () => new Date(Date.now() + clock.aheadSeconds * 1000),
  });

/** The database of the tests is on this machine, so its clock is that of this process. */
const secondsOff = (now: Date) => Math.abs(now.getTime() - Date.now()) / 1000;

test('the time of a server is that of the database, whatever its own clock says and becomes', async () => {
  const own = { aheadSeconds: 3 };
  const clock = await open(own);
  expect(clock.offsetMs).toBeLessThan(-2000);
  expect(secondsOff(clock.now())).toBeLessThan(1);
  own.aheadSeconds = -25;
  expect(secondsOff(clock.now())).toBeGreaterThan(20);
  await clock.measure();
  expect(secondsOff(clock.now())).toBeLessThan(1);
  await clock.close();
});

test.each([
  [25, '25.0 s ahead of'],
  [-25, '25.0 s behind'],
])('a server whose clock is %i s off does not start, and says so', async (aheadSeconds, words) => {
  const opening = open({ aheadSeconds });
  await expect(opening).rejects.toThrow(WrongClockError);
  await expect(opening).rejects.toThrow(words);
});
