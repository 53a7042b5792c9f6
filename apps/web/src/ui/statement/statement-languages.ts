import { locales, type Locale } from '@touchstone/contract/locales';
import { pickLanguage } from '../../lib/localised-text.ts';

/** The texts of a statement that may be written once per language. */
export type StatementTexts = Readonly<Record<'description' | 'input' | 'output' | 'hint' | 'source', string>>;

export function pickTexts(texts: StatementTexts, locale: Locale): StatementTexts {
  const pick = (text: string) => pickLanguage(text, locale);
  return {
    description: pick(texts.description),
    input: pick(texts.input),
    output: pick(texts.output),
    hint: pick(texts.hint),
    source: pick(texts.source),
  };
}

const same = (one: StatementTexts, other: StatementTexts): boolean =>
  one.description === other.description &&
  one.input === other.input &&
  one.output === other.output &&
  one.hint === other.hint &&
  one.source === other.source;

/** The languages with different texts: one per written language, or a single one if all are the same. */
export function listLanguages(texts: StatementTexts): Locale[] {
  const read = locales.map((locale) => ({ locale, texts: pickTexts(texts, locale) }));
  return read
    .filter((entry, index) => read.findIndex((other) => same(other.texts, entry.texts)) === index)
    .map(({ locale }) => locale);
}

/** The offered language that a reader gets. */
export function languageRead(texts: StatementTexts, offered: readonly Locale[], locale: Locale): Locale {
  const wanted = pickTexts(texts, locale);
  return offered.find((offer) => same(pickTexts(texts, offer), wanted)) ?? locale;
}
