import { page } from '@touchstone/contract/wire';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  AnswerMismatchError,
  createAnswerWriter as createWriter,
  shareAnswer,
  wrapAnswer,
  type AnswerText,
} from './answer-text.ts';

const textOf = (answer: AnswerText) =>
  typeof answer === 'string' ? answer : Buffer.concat(answer).toString();

function createAnswerWriter(name: string, schema: z.ZodType) {
  const write = createWriter(name, schema);
  return (value: unknown) => textOf(write(value));
}

const row = z.object({ id: z.int(), name: z.string() });
const pageOf = (records: unknown[], more: object = {}) => ({
  records,
  total: 7,
  size: 2,
  current: 1,
  orders: [],
  searchCount: true,
  pages: 4,
  ...more,
});
const secretRow = (id: number) => ({ id, name: `"row" ${String(id)}`, secret: 'x' });

describe('a shared answer', () => {
  test('loses what its schema does not declare, every time', () => {
    const write = createAnswerWriter('GET /api/sample', row);
    const value = shareAnswer({ ...secretRow(1), passwordHash: 'y' });
    for (let round = 0; round < 3; round += 1)
      expect(JSON.parse(write(value))).toEqual({ id: 1, name: '"row" 1' });
  });

  test('that does not fit is an error, every time', () => {
    const write = createAnswerWriter('GET /api/sample', row);
    const value = shareAnswer({ id: 'one', name: 'a' });
    for (let round = 0; round < 2; round += 1) expect(() => write(value)).toThrow(AnswerMismatchError);
  });

  test('is written for each call by its own schema', () => {
    const value = shareAnswer(secretRow(1));
    const write = createAnswerWriter('GET /api/sample', row);
    const writeId = createAnswerWriter('GET /api/other', z.object({ id: z.int() }));
    expect([write(value), writeId(value), write(value)]).toEqual([
      String.raw`{"id":1,"name":"\"row\" 1"}`,
      '{"id":1}',
      String.raw`{"id":1,"name":"\"row\" 1"}`,
    ]);
  });

  test('cannot be changed, and is read once', () => {
    let reads = 0;
    const write = createAnswerWriter('GET /api/sample', row);
    const value = shareAnswer({
      id: 1,
      get name() {
        reads += 1;
        return 'a';
      },
    });
    expect([write(value), write(value)]).toEqual(['{"id":1,"name":"a"}', '{"id":1,"name":"a"}']);
    expect(reads).toBe(1);
    expect(() => Object.assign(value, { id: 2 })).toThrow(TypeError);
  });
});

describe('a page of shared rows', () => {
  const write = createAnswerWriter('GET /api/sample', page(row));

  test('is what it would be if they were not shared', () => {
    const shared = [1, 2].map((id) => shareAnswer(secretRow(id)));
    const expected = createAnswerWriter('GET /api/sample', page(row))(pageOf([secretRow(1), secretRow(2)]));
    expect(write(pageOf(shared, { internal: true }))).toBe(expected);
    expect(JSON.parse(expected)).toEqual(
      pageOf([
        { id: 1, name: '"row" 1' },
        { id: 2, name: '"row" 2' },
      ]),
    );
  });

  test('may be shared as a whole', () => {
    const expected = createAnswerWriter('GET /api/sample', page(row))(pageOf([secretRow(1), secretRow(2)]));
    const rows = shareAnswer([secretRow(1), secretRow(2)]);
    for (let round = 0; round < 2; round += 1) expect(write(pageOf(rows))).toBe(expected);
    expect(write(pageOf(shareAnswer([])))).toBe(write(pageOf([])));
    expect(() => write(pageOf(shareAnswer([{ id: 1 }])))).toThrow(AnswerMismatchError);
  });

  test('is an error where a row or the page does not fit', () => {
    const [good, bad] = [shareAnswer(secretRow(1)), shareAnswer({ id: 1 })];
    expect(() => write(pageOf([good, bad]))).toThrow(AnswerMismatchError);
    expect(() => write(pageOf([good], { total: 'many' }))).toThrow(AnswerMismatchError);
  });

  test('may have rows that are not shared, or none', () => {
    const mixed = pageOf([shareAnswer(secretRow(1)), secretRow(2)]);
    expect(JSON.parse(write(mixed))).toMatchObject({ records: [{ id: 1 }, { id: 2 }] });
    expect(JSON.parse(write(pageOf([])))).toEqual(pageOf([]));
  });
});

test('what is not shared is read anew', () => {
  const write = createAnswerWriter('GET /api/sample', row);
  const value = { id: 1, name: 'a' };
  write(value);
  value.name = 'b';
  expect(write(value)).toBe('{"id":1,"name":"b"}');
});

test('nothing is null', () => {
  expect(createAnswerWriter('GET /api/sample', z.null())(null)).toBe('null');
});

test('the envelope is the same around texts and bytes', () => {
  const expected = String.raw`{"status":200,"data":{"名":1},"msg":"\"好\""}`;
  for (const data of ['{"名":1}', [Buffer.from('{"名"'), Buffer.from(':1}')]])
    expect(textOf(wrapAnswer(data, '"好"'))).toBe(expected);
});
