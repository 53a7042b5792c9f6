import type { Locale } from '@touchstone/contract/locales';

const fenPerYuan = 100;

/** `¥19.90`; whole yuan without decimals: `¥20`. */
export const formatFen = (fen: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fen % fenPerYuan === 0 ? 0 : 2,
  }).format(fen / fenPerYuan);

/** A price as typed into a number field. NaN if it is no price. */
export const parseYuan = (typed: number | string): number =>
  typed === '' ? NaN : Math.round(Number(typed) * fenPerYuan);

export const toYuan = (fen: number): number => fen / fenPerYuan;
