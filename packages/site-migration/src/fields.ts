/** Reads the columns of a source row leniently: drivers and dumps give the same value as a number, a text or bytes. */
import type { SourceRow, SourceValue } from './source/source-reader.ts';

/** The value of a column cannot be used; the row is reported. */
export class FieldError extends Error {
  readonly column: string;

  constructor(column: string, problem: string) {
    super(`${column} ${problem}`);
    this.column = column;
  }
}

export interface Fields {
  /** Empty if absent. PostgreSQL stores no zero characters. */
  text: (column: string) => string;
  /** Null if absent or blank. */
  textOrNull: (column: string) => string | null;
  /** Null if absent. Throws if it is no whole number that fits. */
  integerOrNull: (column: string) => number | null;
  integer: (column: string, fallback: number) => number;
  /** Throws if absent. */
  id: (column: string) => number;
  flag: (column: string, fallback: boolean) => boolean;
  /** ISO 8601 in UTC; null if absent. */
  instantOrNull: (column: string) => string | null;
  instant: (column: string) => string;
}

const largestInteger = 2 ** 31 - 1;

export function readFields(row: SourceRow, offsetMinutes: number): Fields {
  const text = (column: string) => toText(row[column]);
  const integerOrNull = (column: string) => toInteger(column, row[column]);
  const instantOrNull = (column: string) => toInstant(column, row[column], offsetMinutes);
  return {
    text,
    textOrNull: (column) => (text(column).trim() === '' ? null : text(column)),
    integerOrNull: (column) => {
      const value = integerOrNull(column);
      if (value !== null && Math.abs(value) > largestInteger)
        throw new FieldError(column, `is too large: ${String(value)}`);
      return value;
    },
    integer: (column, fallback) => {
      const value = integerOrNull(column) ?? fallback;
      if (Math.abs(value) > largestInteger) throw new FieldError(column, `is too large: ${String(value)}`);
      return value;
    },
    id: (column) => {
      const value = integerOrNull(column);
      if (value === null) throw new FieldError(column, 'is missing');
      return value;
    },
    flag: (column, fallback) => toFlag(row[column]) ?? fallback,
    instantOrNull,
    instant: (column) => {
      const value = instantOrNull(column);
      if (value === null) throw new FieldError(column, 'is missing');
      return value;
    },
  };
}

function toText(value: SourceValue | undefined): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}

function toInteger(column: string, value: SourceValue | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Uint8Array) return value.reduce((sum, byte) => sum * 256 + byte, 0);
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new FieldError(column, `is no whole number: ${toText(value).slice(0, 40)}`);
  return number;
}

function toFlag(value: SourceValue | undefined): boolean | null {
  if (value === null || value === undefined || value === '') return null;
  // BIT(1) comes as a byte.
  if (value instanceof Uint8Array) return value.some((byte) => byte !== 0);
  if (typeof value === 'boolean') return value;
  return value !== 0 && value !== 0n && value !== '0' && value !== 'false';
}

function toInstant(column: string, value: SourceValue | undefined, offsetMinutes: number): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = toText(value);
  const found =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?)?([+-]\d\d(?::?\d\d)?)?$/.exec(text);
  // MySQL stores an unknown date as zeros.
  if (text.startsWith('0000-')) return null;
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = '0', zone] = found ?? [];
  const zoneMinutes = zone === undefined ? offsetMinutes : toMinutes(zone);
  const ms = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute) - zoneMinutes,
    Number(second),
    Math.floor(Number(`0.${fraction}`) * 1000),
  );
  if (found === null || Number.isNaN(ms)) throw new FieldError(column, `is no date: ${text.slice(0, 40)}`);
  return new Date(ms).toISOString();
}

/** PostgreSQL writes the offset of a date: `+00`, `+05:30`. */
const toMinutes = (zone: string): number =>
  parseOffset(
    zone.length === 3 ? `${zone}:00` : zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`,
  ) ?? 0;

/** `+08:00` as minutes. */
export function parseOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
