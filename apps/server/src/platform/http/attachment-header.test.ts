import { expect, test } from 'vitest';
import { attachmentHeader } from './attachment-header.ts';

test.each([
  ['contest_1_rank.xlsx', 'contest_1_rank.xlsx'],
  ['小明_Contest_Print.txt', '%E5%B0%8F%E6%98%8E_Contest_Print.txt'],
  ['a "b"; c.txt', 'a%20%22b%22%3B%20c.txt'],
  ["it's (1)*.txt", "it's%20(1)*.txt"],
])('clients that cut the text after filename= get %s as %s', (fileName, cut) => {
  const header = attachmentHeader(fileName);
  expect(header.split('filename=')[1]).toBe(cut);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});

test('browsers read the full name', () => {
  expect(attachmentHeader("小 '1'.txt")).toBe(
    "attachment; filename*=UTF-8''%E5%B0%8F%20%271%27.txt; filename=%E5%B0%8F%20'1'.txt",
  );
});
