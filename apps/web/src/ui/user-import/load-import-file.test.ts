import { describe, expect, it } from 'vitest';
import { fileMaximumBytes, loadImportFile } from './load-import-file.ts';

describe('a chosen file', () => {
  it.each([
    ['a CSV file', 'ada,secret', { kind: 'read', name: 'users.csv' }, 'ada,secret'],
    // The rows of the former file must not stay.
    ['a workbook', 'PK\u0003\u0004rest', { kind: 'workbook' }, ''],
    ['a file that is too large', 'x'.repeat(fileMaximumBytes + 1), { kind: 'tooLarge' }, ''],
  ])('%s', async (_case, content, state, text) => {
    expect(await loadImportFile(new File([content], 'users.csv'))).toEqual({ state, content: text });
  });
});
