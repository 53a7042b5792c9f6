/**
 * How this works: what a handler answers becomes text through the schema of its call, which is the allow-list: fields that it
 * does not declare are dropped, and an answer that does not fit is an error. Checking and writing a page costs more than
 * finding it where it is remembered. So whoever remembers an answer, or rows of lists, or one of them, marks it with `shareAnswer`: it is
 * frozen, checked and written once for each call that answers it, and its text lives as long as the value does. It is kept as
 * the bytes that are sent; an answer made of such is a list of pieces, which are put together when it leaves
 * (`send-answer.ts`).
 */
import { z } from 'zod';

const shared = new WeakSet<object>();

/** For what is given to many and never changes. */
export function shareAnswer<Value extends object>(value: Value): Value {
  shared.add(Object.freeze(value));
  return value;
}

export class AnswerMismatchError extends Error {}

/** JSON; in pieces where they were kept as bytes. */
export type AnswerText = string | readonly Buffer[];

/** Answers what the schema leaves of a value. */
export function createAnswerWriter(name: string, schema: z.ZodType): (value: unknown) => AnswerText {
  const writeRows = createRowsWriter(name, schema);
  const writeShared = createSharedWriter((value) => check(name, schema, value));
  return (value) => {
    if (isShared(value)) return [writeShared(value)];
    const rows = writeRows && findRows(value);
    const written = rows && writeRows(rows);
    if (written === undefined) return check(name, schema, value);
    const withoutRows = check(name, schema, { ...(value as object), records: [] });
    const begin = withoutRows.indexOf(emptyRows) + emptyRows.length - 2;
    return [Buffer.from(withoutRows.slice(0, begin)), ...written, Buffer.from(withoutRows.slice(begin + 2))];
  };
}

/** Undefined: the schema has no rows. What it makes answers undefined for rows that are not shared. */
function createRowsWriter(name: string, schema: z.ZodType) {
  const rowsSchema = findRowsSchema(schema);
  if (rowsSchema === undefined) return undefined;
  const writeAll = createSharedWriter((rows) => check(name, rowsSchema, rows));
  const writeRow = createSharedWriter((row) => check(name, rowsSchema.element, row));
  return (rows: readonly unknown[]): Buffer[] | undefined => {
    if (shared.has(rows)) return [writeAll(rows)];
    if (rows.length === 0 || !rows.every(isShared)) return undefined;
    return [...rows.flatMap((row, place) => [place === 0 ? opening : comma, writeRow(row)]), closing];
  };
}

/** The envelope around it. */
export function wrapAnswer(data: AnswerText, message: string): AnswerText {
  const [begin, end] = ['{"status":200,"data":', `,"msg":${JSON.stringify(message)}}`];
  return typeof data === 'string' ? begin + data + end : [Buffer.from(begin), ...data, Buffer.from(end)];
}

const emptyRows = '"records":[]';
const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

function check(name: string, schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new AnswerMismatchError(`The answer of ${name} does not fit its schema: ${result.error.message}`);
  return JSON.stringify(result.data ?? null);
}

function createSharedWriter(write: (value: object) => string) {
  const texts = new WeakMap<object, Buffer>();
  return (value: object): Buffer => {
    const text = texts.get(value) ?? Buffer.from(write(value));
    texts.set(value, text);
    return text;
  };
}

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && shared.has(value);

/** Of a page. */
const findRowsSchema = (schema: z.ZodType): z.ZodArray<z.ZodType> | undefined => {
  const records: unknown = schema instanceof z.ZodObject ? schema.shape['records'] : undefined;
  return records instanceof z.ZodArray && records.element instanceof z.ZodType
    ? (records as z.ZodArray<z.ZodType>)
    : undefined;
};

function findRows(value: unknown): readonly unknown[] | undefined {
  const records: unknown =
    typeof value === 'object' && value !== null && 'records' in value ? value.records : undefined;
  return Array.isArray(records) ? records : undefined;
}
