/** The builder of the account rule of a contest: the typed fields, the stored text, and the accounts that it admits. */
import { formatAccountRule, parseAccountRule } from '@touchstone/rules/contests/account-rule';

export interface AccountRange {
  readonly prefix: string;
  readonly suffix: string;
  readonly from: string;
  readonly to: string;
  readonly extra: readonly string[];
}

export const emptyRange: AccountRange = { prefix: '', suffix: '', from: '', to: '', extra: [] };

export function parseRange(rule: string | null): AccountRange {
  if (rule === null) return emptyRange;
  const { numbers, ...names } = parseAccountRule(rule);
  return { ...names, from: String(numbers?.from ?? ''), to: String(numbers?.to ?? '') };
}

/** Usernames have no such characters; in the text they would end a part of it. */
const plain = (text: string): string => text.replaceAll(/[<>]/g, '').trim();

/** Numbers are kept as typed, so that validation can report errors in them. */
export function formatRange({ prefix, suffix, from, to, extra }: AccountRange): string {
  const text = formatAccountRule({
    prefix: plain(prefix),
    suffix: plain(suffix),
    numbers: null,
    extra: extra.map(plain).filter((name) => name !== ''),
  });
  const numbers = `<start>${plain(from)}</start><end>${plain(to)}</end>`;
  return text.replace('<start></start><end></end>', () => numbers);
}

export interface RangePreview {
  readonly count: number;
  /** The first names, and the last one after a gap. */
  readonly first: readonly string[];
  readonly last: string | undefined;
}

const shownFirst = 3;

export function previewRange(range: AccountRange): RangePreview {
  const { prefix, suffix, numbers, extra } = parseAccountRule(formatRange(range));
  const nameOf = (number: number) => `${prefix}${String(number)}${suffix}`;
  if (numbers === null)
    return { count: extra.length, first: extra.slice(0, shownFirst + 1), last: undefined };
  const counted = numbers.to - numbers.from + 1;
  const first = Array.from({ length: Math.min(shownFirst, counted) }, (_, index) =>
    nameOf(numbers.from + index),
  );
  return {
    count: counted + extra.length,
    first,
    last: counted > shownFirst ? nameOf(numbers.to) : undefined,
  };
}
