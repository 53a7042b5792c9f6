import type { Database } from '@touchstone/database';
import { expect, test } from 'vitest';
import type { EventBus } from '../event-bus.ts';
import { SiteSettings } from './site-settings.ts';

type Rows = { key: string; value: unknown }[];

/** Answers each load when the test says so. */
function createSlowDatabase() {
  const loads: ((rows: Rows) => void)[] = [];
  const execute = () => new Promise<Rows>((resolve) => loads.push(resolve));
  const database = { selectFrom: () => ({ select: () => ({ execute }) }) };
  // The part of the database that loading settings uses.
  return { database: database as unknown as Database, loads };
}

const withInterval = (defaultSubmitInterval: number): Rows => [
  { key: 'switches', value: { defaultSubmitInterval } },
];

test('a load that started earlier and ends later does not bring old settings back', async () => {
  const { database, loads } = createSlowDatabase();
  const bus = { subscribe: () => undefined } as unknown as EventBus;
  const settings = new SiteSettings(database, bus);
  const reloads = [settings.reload(), settings.reload()];
  const [answerFirst, answerSecond] = loads;
  answerSecond?.(withInterval(20));
  await reloads[1];
  answerFirst?.(withInterval(10));
  await Promise.all(reloads);
  expect(settings.current.switches.defaultSubmitInterval).toBe(20);
});
