import { expect, test } from 'vitest';
import { createProgressBoard } from './import-progress.ts';

test('the progress exists while the import runs', async () => {
  const board = createProgressBoard();
  const seen = await board.follow('key', (progress) => {
    progress.imported += 1;
    return Promise.resolve({ ...board.find('key') });
  });
  expect(seen).toEqual({ state: 'waiting', imported: 1, skipped: 0, current: null });
  expect(board.find('key')).toBeUndefined();
  await expect(board.follow('key', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(board.find('key')).toBeUndefined();
});
