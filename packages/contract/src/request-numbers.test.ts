/** The database refuses larger numbers with a server error, so every number of a request has a bound. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as contract from './index.ts';

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, definitions]) => Object.entries(definitions as Record<string, contract.CallDefinition>))
  // The result of a judge is checked where it is stored.
  .filter(([, { access }]) => access.kind !== 'judge');

interface Inspected {
  def: Record<string, unknown> & { type: string };
}

const largestInteger = 2_147_483_647;

/** Paths of numbers that are neither within 32 bits nor the id of a row. */
function listUnbounded(schema: z.ZodType, path: string): string[] {
  const { def } = schema as unknown as Inspected;
  if (def.type === 'number') {
    const takes = (value: number) => schema.safeParse(value).success;
    const isIdentifier = !takes(-1) && takes(Number.MAX_SAFE_INTEGER) && !takes(Number.MAX_SAFE_INTEGER + 1);
    const isWithin = !takes(largestInteger + 1) && !takes(-largestInteger - 2);
    const isTime = !takes(8.64e15 + 1) && !takes(-8.64e15 - 1) && /(Time|At)(\.\d+)?$/.test(path);
    return isIdentifier || isWithin || isTime ? [] : [path];
  }
  // A page or its size is brought into its range.
  if (def.type === 'pipe' && (def['out'] as Inspected).def.type === 'transform') return [];
  const nested = Object.entries(def).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'shape') return Object.entries(value as object);
    if (key === 'options') return Object.entries(value as object);
    return ['innerType', 'element', 'in', 'out', 'valueType'].includes(key) ? [['', value]] : [];
  });
  return nested.flatMap(([key, value]) =>
    listUnbounded(value as z.ZodType, key === '' ? path : `${path}.${key}`),
  );
}

test.each(calls)('%s', (_name, { query, body }) => {
  expect([
    ...(query === undefined ? [] : listUnbounded(query, 'query')),
    ...(body === undefined ? [] : listUnbounded(body, 'body')),
  ]).toEqual([]);
});
