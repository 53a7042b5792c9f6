/** A text in all languages as columns: the default text and its translations. */
import { defaultLocale, type LocalisedText } from '@touchstone/contract';
import { storeTranslations } from '../../platform/translated-columns.ts';

/** The default text needs no translation. */
const translationsOf = (text: LocalisedText) => storeTranslations({ ...text, [defaultLocale]: '' });

export const titleColumns = (title: LocalisedText) => ({
  title: title[defaultLocale],
  titleTranslations: translationsOf(title),
});

export const nameColumns = (name: LocalisedText) => ({
  name: name[defaultLocale],
  nameTranslations: translationsOf(name),
});
