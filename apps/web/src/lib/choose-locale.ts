import { defaultLocale, localeOfTag, locales, type Locale } from '@touchstone/contract/locales';

export interface LocaleSources {
  /** The `l` parameter of the address. */
  query: string | null;
  stored: string | null;
  browserLanguages: readonly string[];
}

export const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value);

function localeOfQuery(value: string): Locale {
  if (value.toLowerCase() === 'zh-cn') return 'zh-CN';
  if (value.toLowerCase() === 'zh-hk') return 'zh-HK';
  return 'en-US';
}

/** Precedence: the address, the stored choice, the browser. */
export function chooseLocale({ query, stored, browserLanguages }: LocaleSources): Locale {
  if (query !== null && query !== '') return localeOfQuery(query);
  if (isLocale(stored)) return stored;
  for (const tag of browserLanguages) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}
