import { page } from '@touchstone/contract/wire';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  ResponseMismatchError,
  createResponseSerializer as createSerializer,
  memoizeSerialized,
  wrapInEnvelope,
} from './response-serializer.ts';

function createTextSerializer(name: string, schema: z.ZodType) {
  const serialize = createSerializer(name, schema);
  return (value: unknown) => {
    const data = serialize(value);
    return typeof data === 'string' ? data : Buffer.concat(data).toString();
  };
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

describe('a memoized value', () => {
  test('loses undeclared fields every time', () => {
    const write = createTextSerializer('GET /api/sample', row);
    const value = memoizeSerialized({ ...secretRow(1), passwordHash: 'y' });
    for (let round = 0; round < 3; round += 1)
      expect(JSON.parse(write(value))).toEqual({ id: 1, name: '"row" 1' });
  });

  test('that does not match the schema is an error every time', () => {
    const write = createTextSerializer('GET /api/sample', row);
    const value = memoizeSerialized({ id: 'one', name: 'a' });
    for (let round = 0; round < 2; round += 1) expect(() => write(value)).toThrow(ResponseMismatchError);
  });

  test('is serialized by the schema of each call', () => {
    const value = memoizeSerialized(secretRow(1));
    const write = createTextSerializer('GET /api/sample', row);
    const writeId = createTextSerializer('GET /api/other', z.object({ id: z.int() }));
    expect([write(value), writeId(value), write(value)]).toEqual([
      String.raw`{"id":1,"name":"\"row\" 1"}`,
      '{"id":1}',
      String.raw`{"id":1,"name":"\"row\" 1"}`,
    ]);
  });

  test('is frozen, and read once', () => {
    let reads = 0;
    const write = createTextSerializer('GET /api/sample', row);
    const value = memoizeSerialized({
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

describe('a page of memoized rows', () => {
  const write = createTextSerializer('GET /api/sample', page(row));

  test('equals the page without memoization', () => {
    const memoized = [1, 2].map((id) => memoizeSerialized(secretRow(id)));
    const expected = createTextSerializer('GET /api/sample', page(row))(pageOf([secretRow(1), secretRow(2)]));
    expect(write(pageOf(memoized, { internal: true }))).toBe(expected);
    expect(JSON.parse(expected)).toEqual(
      pageOf([
        { id: 1, name: '"row" 1' },
        { id: 2, name: '"row" 2' },
      ]),
    );
  });

  test('may be memoized as a whole list', () => {
    const expected = createTextSerializer('GET /api/sample', page(row))(pageOf([secretRow(1), secretRow(2)]));
    const rows = memoizeSerialized([secretRow(1), secretRow(2)]);
    for (let round = 0; round < 2; round += 1) expect(write(pageOf(rows))).toBe(expected);
    expect(write(pageOf(memoizeSerialized([])))).toBe(write(pageOf([])));
    expect(() => write(pageOf(memoizeSerialized([{ id: 1 }])))).toThrow(ResponseMismatchError);
  });

  test('is an error if a row or the page does not match the schema', () => {
    const [good, bad] = [memoizeSerialized(secretRow(1)), memoizeSerialized({ id: 1 })];
    expect(() => write(pageOf([good, bad]))).toThrow(ResponseMismatchError);
    expect(() => write(pageOf([good], { total: 'many' }))).toThrow(ResponseMismatchError);
  });

  test('may have rows that are not memoized, or no rows', () => {
    const mixed = pageOf([memoizeSerialized(secretRow(1)), secretRow(2)]);
    expect(JSON.parse(write(mixed))).toMatchObject({ records: [{ id: 1 }, { id: 2 }] });
    expect(JSON.parse(write(pageOf([])))).toEqual(pageOf([]));
  });
});

test('a page of memoized rows may be a part of the response', () => {
  const schema = z.object({ before: z.string(), rows: page(row), after: z.array(z.int()) });
  const responseOf = (rows: object) => ({ before: '"records":[]', rows, after: [1], internal: true });
  const plain = createTextSerializer(
    'GET /api/sample',
    schema,
  )(responseOf(pageOf([secretRow(1), secretRow(2)])));
  const write = createTextSerializer('GET /api/sample', schema);
  const memoized = [1, 2].map((id) => memoizeSerialized(secretRow(id)));
  for (let round = 0; round < 2; round += 1) expect(write(responseOf(pageOf(memoized)))).toBe(plain);
  expect(() => write({ ...responseOf(pageOf(memoized)), after: 'x' })).toThrow(ResponseMismatchError);
  expect(write(responseOf(pageOf([])))).toContain('"records":[]');
});

test('other values are serialized every time', () => {
  const write = createTextSerializer('GET /api/sample', row);
  const value = { id: 1, name: 'a' };
  write(value);
  value.name = 'b';
  expect(write(value)).toBe('{"id":1,"name":"b"}');
});

test('an empty response is null', () => {
  expect(createTextSerializer('GET /api/sample', z.null())(null)).toBe('null');
});

test('the envelope is the same around a string and around buffers', () => {
  const expected = String.raw`{"status":200,"data":{"名":1},"msg":"\"好\""}`;
  for (const data of ['{"名":1}', [Buffer.from('{"名"'), Buffer.from(':1}')]])
    expect(wrapInEnvelope(data, '"好"').toString()).toBe(expected);
});

test('a change to the bytes of one response does not reach another one', () => {
  const serialize = createSerializer('GET /api/sample', row);
  const value = memoizeSerialized({ id: 1, name: 'a'.repeat(10_000) });
  const send = () => wrapInEnvelope(serialize(value), 'ok');
  const [changed, before] = [send(), send()];
  const expected = before.toString();
  if (typeof changed !== 'string') changed.fill('x');
  expect(changed.toString()).not.toBe(expected);
  expect([before.toString(), send().toString()]).toEqual([expected, expected]);
});
