import { expect, test } from 'vitest';
import { parseInstant } from './parse-instant.ts';

test.each([
  ['2026-05-01 08:00:00+00', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01 08:09:10.1+00', '2026-05-01T08:09:10.100Z'],
  ['2026-12-31 23:59:59.289+00', '2026-12-31T23:59:59.289Z'],
  ['2024-02-29 00:00:00.999999+00', '2024-02-29T00:00:00.999Z'],
  ['1969-07-20 20:17:40+00', '1969-07-20T20:17:40.000Z'],
  // Written by servers whose zone is not UTC, or long ago: parsed by the driver.
  ['2026-05-01 16:00:00.5+08', '2026-05-01T08:00:00.500Z'],
  ['2026-05-01 13:30:00+05:30', '2026-05-01T08:00:00.000Z'],
  ['0079-08-24 12:00:00+00', '0079-08-24T12:00:00.000Z'],
  ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ['12026-05-01 08:00:00+00', '+012026-05-01T08:00:00.000Z'],
])('%s is %s', (text, expected) => {
  expect(new Date(parseInstant(text)).toISOString()).toBe(expected);
});

test('parses infinity', () => {
  expect([parseInstant('infinity'), parseInstant('-infinity')]).toEqual([Infinity, -Infinity]);
});
