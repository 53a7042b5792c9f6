import type { Locale } from '@touchstone/contract/locales';

/** Names in one line, with the separator of the language: `a, b` or `a、b`. */
export const joinNames = (names: readonly string[], locale: Locale): string =>
  names.join(locale === 'en-US' ? ', ' : '、');
