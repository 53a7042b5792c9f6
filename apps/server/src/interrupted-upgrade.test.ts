import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { endInterruptedUpgrade } from './interrupted-upgrade.ts';

const logger = pino({ level: 'silent' });

test('a site that accepts data ends an interrupted upgrade, and keeps its backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted-upgrade-'));
  await endInterruptedUpgrade(folder, logger);
  await mkdir(join(folder, 'upgrade', 'backup'), { recursive: true });
  await writeFile(join(folder, 'upgrade', 'journal.json'), '{}');
  await endInterruptedUpgrade(folder, logger);
  expect(existsSync(join(folder, 'upgrade', 'journal.json'))).toBe(false);
  expect(existsSync(join(folder, 'upgrade', 'backup'))).toBe(true);
  await rm(folder, { recursive: true });
});
