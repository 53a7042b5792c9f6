/** The languages of the product, the default first. Every user-visible text exists in all of them. */
export const locales = ['zh-CN', 'zh-HK', 'en-US'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-CN';

export type LocalisedText = Readonly<Record<Locale, string>>;

/** zh-TW and zh-Hant map to Traditional Chinese; every other Chinese tag to Simplified. */
export function localeOfTag(tag: string): Locale | undefined {
  const lower = tag.trim().toLowerCase();
  if (/^zh-(hk|tw|mo|hant)\b/.test(lower)) return 'zh-HK';
  if (/^zh\b/.test(lower)) return 'zh-CN';
  if (/^en\b/.test(lower)) return 'en-US';
  return undefined;
}

/** Picks by the quality values of `Accept-Language`; falls back to the default. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  if (acceptLanguage === undefined) return defaultLocale;
  const wishes = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { locale: localeOfTag(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return wishes.find((wish) => wish.locale !== undefined)?.locale ?? defaultLocale;
}
