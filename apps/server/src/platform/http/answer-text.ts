/**
 * How this works: what a handler answers becomes text through the schema of its call, which is the allow-list: fields that it
 * does not declare are dropped, and an answer that does not fit is an error. Checking and writing a page costs more than
 * finding it where it is remembered. So whoever remembers an answer, or a row of lists, marks it with `shareAnswer`: it is
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
  const rows = findRowSchema(schema);
  const writeRow = rows && createSharedWriter((row) => check(name, rows, row));
  const writeShared = createSharedWriter((value) => check(name, schema, value));
  return (value) => {
    if (isShared(value)) return [writeShared(value)];
    const page = findSharedRows(value);
    if (writeRow === undefined || page === undefined) return check(name, schema, value);
    const withoutRows = check(name, schema, { ...page, records: [] });
    const begin = withoutRows.indexOf(emptyRows) + emptyRows.length - 1;
    return [
      Buffer.from(withoutRows.slice(0, begin)),
      ...page.records.flatMap((row, place) => (place === 0 ? [writeRow(row)] : [comma, writeRow(row)])),
      Buffer.from(withoutRows.slice(begin)),
    ];
  };
}

/** The envelope around it. */
export function wrapAnswer(data: AnswerText, message: string): AnswerText {
  const [begin, end] = ['{"status":200,"data":', `,"msg":${JSON.stringify(message)}}`];
  return typeof data === 'string' ? begin + data + end : [Buffer.from(begin), ...data, Buffer.from(end)];
}

const emptyRows = '"records":[]';
const comma = Buffer.from(',');

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
const findRowSchema = (schema: z.ZodType): z.ZodType | undefined => {
  const records: unknown = schema instanceof z.ZodObject ? schema.shape['records'] : undefined;
  return records instanceof z.ZodArray && records.element instanceof z.ZodType ? records.element : undefined;
};

/** Undefined: its rows are written with it. */
function findSharedRows(value: unknown): { records: object[] } | undefined {
  if (typeof value !== 'object' || value === null || !('records' in value)) return undefined;
  const { records } = value;
  return Array.isArray(records) && records.length > 0 && records.every(isShared)
    ? { ...value, records }
    : undefined;
}
