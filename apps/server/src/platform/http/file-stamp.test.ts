import { expect, test } from 'vitest';
import { fileStamp } from './file-stamp.ts';

test('the time in a file name has the digits of date, hour and minute', () => {
  expect(fileStamp(new Date('2026-01-02T03:04:05.678Z'))).toBe('20260102-1104');
});
