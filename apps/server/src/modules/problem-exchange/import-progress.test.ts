import { expect, test } from 'vitest';
import { createProgressRegistry } from './import-progress.ts';

test('the progress exists while the import runs', async () => {
  const board = createProgressRegistry();
  const seen = await board.track('key', (progress) => {
    progress.imported += 1;
    return Promise.resolve({ ...board.find('key') });
  });
  expect(seen).toEqual({ state: 'waiting', imported: 1, skipped: 0, current: null });
  expect(board.find('key')).toBeUndefined();
  await expect(board.track('key', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(board.find('key')).toBeUndefined();
});
