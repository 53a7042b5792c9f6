/** Titles by the language codes of a package, and their codes in the packages that we write. */
import { locales, type Locale } from '@touchstone/contract/locales';
import type { Translations } from '@touchstone/rules/translated-text';
import { findLocale } from './statement-languages.ts';

export const languageCodes: Readonly<Record<Locale, string>> = {
  'zh-CN': 'zh',
  'zh-HK': 'zh-HK',
  'en-US': 'en',
};

export const guessLocale = (text: string): Locale => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US');

/** The texts that differ from the default one. Unknown languages are left out. */
export function translationsOf(names: Iterable<readonly [string, string]>, title: string): Translations {
  const all = [...names];
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = all.find(([code]) => findLocale(code) === locale)?.[1].trim() ?? '';
      return text === '' || text === title ? [] : [[locale, text]];
    }),
  );
}

/**
 * One text, or texts by language code. The default text is first, where other judges look: in the language of its script, or
 * in one that has no translation. It is left out if every language has its own.
 */
export function writeTitle(title: string, translations: Translations): string | Record<string, string> {
  if (Object.keys(translations).length === 0) return title;
  const own = [guessLocale(title), ...locales].find((locale) => translations[locale] === undefined);
  const others = locales.flatMap((locale) =>
    translations[locale] === undefined ? [] : [[languageCodes[locale], translations[locale]]],
  );
  return Object.fromEntries([
    ...(own === undefined ? [] : [[languageCodes[own], title]]),
    ...others,
  ]) as Record<string, string>;
}
