/**
 * The building blocks of the wire schemas.
 *
 * How leniency works: existing clients send numbers as strings and leave out, empty or null what they do not use. The
 * blocks below accept exactly that and nothing more, so that each schema says in one word what it tolerates. Text is
 * refused when PostgreSQL could not store it as typed (NUL, lone surrogates): what was accepted comes back unchanged.
 */
import { z } from 'zod';

const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Text of a request. Length rules with a message of their own belong to `rules`; this bounds what is ever looked at. */
export const text = (maximumLength = 65_535) =>
  z.string().max(maximumLength).refine(storable, { error: 'unstorable', abort: true });

/** Text that must hold something besides blanks. */
export const filledText = (maximumLength = 65_535) =>
  text(maximumLength).refine((value) => value.trim() !== '', { error: 'blank', abort: true });

const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Text that a client may leave out, send as null or send empty: all three mean "none". */
export const optionalText = (maximumLength = 65_535) =>
  z.preprocess(emptyToUndefined, text(maximumLength).optional());

const numericString = /^-?\d{1,15}$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && numericString.test(value.trim()) ? Number(value) : value;

/** A whole number; numeric strings count, as ids arrive from route parameters. */
export const integer = (range: { min?: number; max?: number } = {}) =>
  z.preprocess(
    toNumber,
    z
      .int()
      .min(range.min ?? -2_147_483_648)
      .max(range.max ?? 2_147_483_647),
  );

export const optionalInteger = (range: { min?: number; max?: number } = {}) =>
  z.preprocess((value) => toNumber(emptyToUndefined(value)), integer(range).optional());

/** An identity of the database. */
export const identifier = () => integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
export const optionalIdentifier = () => optionalInteger({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** The id of a problem that people see. Most look like numbers, and some clients send them as such. */
export const displayId = () =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(255).min(1));

const toBoolean = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);
export const boolean = () => z.preprocess(toBoolean, z.boolean());
export const optionalBoolean = () =>
  z.preprocess((value) => toBoolean(emptyToUndefined(value)), z.boolean().optional());

/** The two paging parameters; below one means the default, as existing clients rely on it. */
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

/** A page larger than any client asks for, small enough not to be a weapon. */
const maximumPageSize = 1000;

/** The shape of every list answer. */
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

export const nothing = () => z.null();
