import { expect, test } from 'vitest';
import { parseOffset, readFields } from './fields.ts';

const fields = (value: string | number | null | Uint8Array) => readFields({ value }, 480);

test.each([
  ['2024-03-01 00:30:00', '2024-02-29T16:30:00.000Z'],
  ['2024-03-01 00:30:00.250', '2024-02-29T16:30:00.250Z'],
  ['2024-03-01', '2024-02-29T16:00:00.000Z'],
  ['2024-03-01 00:30:00.5+00', '2024-03-01T00:30:00.500Z'],
  ['2024-03-01 00:30:00+0530', '2024-02-29T19:00:00.000Z'],
  ['0000-00-00 00:00:00', null],
  [null, null],
])('the instant of %s', (value, instant) => {
  expect(fields(value).instantOrNull('value')).toBe(instant);
});

test.each([['yesterday'], [17]])('%s is no instant', (value) => {
  expect(() => fields(value).instantOrNull('value')).toThrow('value is no date');
});

test.each([
  [1, true],
  ['0', false],
  [new Uint8Array([1]), true],
  [new Uint8Array([0]), false],
  [null, true],
])('the flag of %s', (value, flag) => {
  expect(fields(value).flag('value', true)).toBe(flag);
});

test('texts have no zero characters, and blank ones are null', () => {
  expect(fields('a\0b').text('value')).toBe('a\uFFFDb');
  expect(fields('  ').textOrNull('value')).toBeNull();
});

test.each(['1.5', 'many', '9e99'])('%s is no whole number', (value) => {
  expect(() => fields(value).integerOrNull('value')).toThrow('value');
});

test('numbers that no integer column holds are refused', () => {
  expect(() => fields(2 ** 31).integer('value', 0)).toThrow('value is too large');
  expect(fields(2 ** 31).id('value')).toBe(2 ** 31);
});

test.each([
  ['+08:00', 480],
  ['-03:30', -210],
  ['Asia/Shanghai', undefined],
])('the offset %s', (text, minutes) => {
  expect(parseOffset(text)).toBe(minutes);
});
