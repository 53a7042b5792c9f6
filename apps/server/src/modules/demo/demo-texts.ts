/** A text in all languages as columns: the default text and its translations. */
import { defaultLocale, type LocalisedText } from '@touchstone/contract';
import { storeTranslations } from '../../platform/translated-columns.ts';

const translationsOf = ({ [defaultLocale]: _, ...others }: LocalisedText) => storeTranslations(others);

export const titleColumns = (title: LocalisedText) => ({
  title: title[defaultLocale],
  titleTranslations: translationsOf(title),
});

export const nameColumns = (name: LocalisedText) => ({
  name: name[defaultLocale],
  nameTranslations: translationsOf(name),
});
