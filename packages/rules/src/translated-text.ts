/**
 * Titles and tags have a default text and may have one more text per language. The default text is what clients see that
 * know no languages; it has no language of its own.
 */
import { locales, type Locale } from '@touchstone/contract/locales';

export type Translations = Readonly<Partial<Record<Locale, string>>>;

/** Simplified Chinese is closer to a reader of Traditional Chinese than a default in any language. Not the reverse: the
 * default text of most sites is Simplified. */
const wishes: Readonly<Record<Locale, readonly Locale[]>> = {
  'zh-CN': ['zh-CN'],
  'zh-HK': ['zh-HK', 'zh-CN'],
  'en-US': ['en-US'],
};

/** The text for a reader. An empty translation counts as missing. */
export function chooseText(text: string, translations: Translations, locale: Locale): string {
  const written = wishes[locale].find((wish) => (translations[wish] ?? '') !== '');
  return (written === undefined ? undefined : translations[written]) ?? text;
}

interface ContestTitle {
  /** Stored with the contest: a copy of the default title, or a title of its own. */
  displayTitle: string;
  /** Of the problem. */
  title: string;
  titleTranslations: Translations;
}

/** A contest problem follows the translations of the problem unless the contest has set another title. */
export const chooseContestTitle = (
  { displayTitle, title, titleTranslations }: ContestTitle,
  locale: Locale,
): string => (displayTitle === title ? chooseText(title, titleTranslations, locale) : displayTitle);

type SentTranslations = Readonly<Partial<Record<Locale, string | null | undefined>>>;

/** The form to store: trimmed, without empty texts, in the order of the languages. */
export function normalizeTranslations(sent: SentTranslations): Translations {
  const texts = locales.map((locale) => [locale, (sent[locale] ?? '').trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Every text once, the default first. */
export const listTexts = (text: string, translations: Translations): string[] => [
  ...new Set([text, ...locales.flatMap((locale) => translations[locale] ?? [])]),
];
