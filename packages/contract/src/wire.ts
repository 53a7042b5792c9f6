/**
 * The building blocks of the wire schemas.
 *
 * How leniency works: existing clients send numbers as strings, and send absent, empty or null fields for what they do
 * not use. The blocks below accept exactly that, so that each schema names what it tolerates. Text that PostgreSQL
 * could not store unchanged (NUL, lone surrogates) is refused.
 */
import { z } from 'zod';
import { effectKinds } from './in-use.ts';

const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Request text. Length rules with their own messages belong to `rules`; this limit only bounds the input. */
export const text = (maximumLength = 65_535) =>
  z.string().max(maximumLength).refine(storable, { error: 'unstorable', abort: true });

/** Text that must not be blank. */
export const filledText = (maximumLength = 65_535) =>
  text(maximumLength).refine((value) => value.trim() !== '', { error: 'blank', abort: true });

const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Optional text: absent, null and empty all mean "none". */
export const optionalText = (maximumLength = 65_535) =>
  z.preprocess(emptyToUndefined, text(maximumLength).optional());

const numericString = /^-?\d{1,15}$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && numericString.test(value.trim()) ? Number(value) : value;

/** The integers that a column of the database takes. */
const smallestInteger = -2_147_483_648;
const largestInteger = 2_147_483_647;

/** Any number within the range of a column: rules with messages of their own decide about it. */
export const boundedNumber = () => z.number().min(smallestInteger).max(largestInteger);

/** The same, also as text. */
export const coercedNumber = () => z.coerce.number().min(smallestInteger).max(largestInteger);

/** Milliseconds since the epoch, within the range of a date. */
export const milliseconds = () => z.number().min(-8.64e15).max(8.64e15);

/** A whole number; numeric strings are accepted, because route parameters are text. */
export const integer = (range: { min?: number; max?: number } = {}) =>
  z.preprocess(
    toNumber,
    z
      .int()
      .min(range.min ?? smallestInteger)
      .max(range.max ?? largestInteger),
  );

export const optionalInteger = (range: { min?: number; max?: number } = {}) =>
  z.preprocess((value) => toNumber(emptyToUndefined(value)), integer(range).optional());

/** A database id. */
export const identifier = () => integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
export const optionalIdentifier = () => optionalInteger({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** A database id of a table that counts in 32 bits, because it stays small. */
export const smallIdentifier = () => integer({ min: 0 });
export const optionalSmallIdentifier = () => optionalInteger({ min: 0 });

/** The display id of a problem. Most look like numbers, and some clients send them as numbers. */
export const displayId = () =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(255).min(1));

const toBoolean = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);
export const boolean = () => z.preprocess(toBoolean, z.boolean());
export const optionalBoolean = () =>
  z.preprocess((value) => toBoolean(emptyToUndefined(value)), z.boolean().optional());

/** Effects that the sender of a call knows and wants, also as `contestantsShutOut,contestantsRescored`. */
export const confirmedEffects = () =>
  z.preprocess(
    (value) =>
      typeof value === 'string' ? value.split(',').filter((kind) => kind !== '') : emptyToUndefined(value),
    z.array(z.enum(effectKinds)).max(effectKinds.length).optional(),
  );

/** The two paging parameters; values below one mean the default, because existing clients rely on it. */
export const paging = (defaultLimit: number) => ({
  currentPage: z.preprocess(
    (value) => toNumber(emptyToUndefined(value)),
    z
      .int()
      .optional()
      .transform((page) => (page === undefined || page < 1 ? 1 : Math.min(page, 10_000_000))),
  ),
  limit: z.preprocess(
    (value) => toNumber(emptyToUndefined(value)),
    z
      .int()
      .optional()
      .transform((limit) =>
        limit === undefined || limit < 1 ? defaultLimit : Math.min(limit, maximumPageSize),
      ),
  ),
});

/** Larger than any client requests, small enough to prevent abuse. */
const maximumPageSize = 1000;

/** The shape of every list response. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    records: z.array(row),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    orders: z.array(z.never()),
    searchCount: z.literal(true),
    pages: z.int(),
  });

export interface PageOf<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  orders: never[];
  searchCount: true;
  pages: number;
}

export function makePage<Row>(
  records: Row[],
  total: number,
  request: { currentPage: number; limit: number },
): PageOf<Row> {
  const { currentPage: current, limit: size } = request;
  const pages = size === 0 ? 0 : Math.ceil(total / size);
  return { records, total, size, current, orders: [], searchCount: true, pages };
}

/** `2024-05-01T08:00:00.000+0000`: UTC, milliseconds, an offset without colon. */
export const wireDate = () => z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
export const toWireDate = (date: Date) => `${date.toISOString().slice(0, -1)}+0000`;

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;

/** A time with its offset, or milliseconds since the epoch. Absent, null and empty mean "none". The rules check its range. */
export const keptMoment = () =>
  z.preprocess((value) => {
    if (value === '') return null;
    return typeof value === 'string' && moment.test(value)
      ? Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
      : value;
  }, milliseconds().nullish());

export const nothing = () => z.null();
