/**
 * How this works: what a handler answers becomes text through the schema of its call, which is the allow-list: fields that it
 * does not declare are dropped, and an answer that does not fit is an error. Checking and writing a page costs more than
 * finding it where it is remembered. So whoever remembers an answer, or a row of lists, marks it with `shareAnswer`: it is
 * frozen, checked and written once for each call that answers it, and its text lives as long as the value does.
 */
import { z } from 'zod';

const shared = new WeakSet<object>();

/** For what is given to many and never changes. */
export function shareAnswer<Value extends object>(value: Value): Value {
  shared.add(Object.freeze(value));
  return value;
}

export class AnswerMismatchError extends Error {}

/** Answers the JSON of what the schema leaves of a value. */
export function createAnswerWriter(name: string, schema: z.ZodType): (value: unknown) => string {
  const rows = findRowSchema(schema);
  const writeRow = rows && rememberTexts((row) => check(name, rows, row));
  return rememberTexts((value) => {
    const page = findSharedRows(value);
    if (writeRow === undefined || page === undefined) return check(name, schema, value);
    const withoutRows = check(name, schema, { ...page, records: [] });
    return withoutRows.replace(emptyRows, () => `"records":[${page.records.map(writeRow).join(',')}]`);
  });
}

const emptyRows = '"records":[]';

function check(name: string, schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new AnswerMismatchError(`The answer of ${name} does not fit its schema: ${result.error.message}`);
  return JSON.stringify(result.data ?? null);
}

function rememberTexts(write: (value: unknown) => string) {
  const texts = new WeakMap<object, string>();
  return (value: unknown): string => {
    if (!isShared(value)) return write(value);
    const text = texts.get(value) ?? write(value);
    texts.set(value, text);
    return text;
  };
}

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && shared.has(value);

/** Of a page. */
const findRowSchema = (schema: z.ZodType): z.ZodType | undefined => {
  const records: unknown = schema instanceof z.ZodObject ? schema.shape['records'] : undefined;
  return records instanceof z.ZodArray && records.element instanceof z.ZodType ? records.element : undefined;
};

/** Undefined: its rows are written with it. */
function findSharedRows(value: unknown): { records: unknown[] } | undefined {
  if (typeof value !== 'object' || value === null || !('records' in value)) return undefined;
  const { records } = value;
  return Array.isArray(records) && records.length > 0 && records.every(isShared)
    ? { ...value, records }
    : undefined;
}
