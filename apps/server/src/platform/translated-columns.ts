/** The texts of a row for a reader, and the translations as they are stored. */
import type { Locale } from '@touchstone/contract';
import {
  chooseContestTitle,
  chooseText,
  normalizeTranslations,
  type Translations,
} from '@touchstone/rules/translated-text';

/** `storeTranslations` is the only writer of these columns. */
export const parseTranslations = (stored: unknown): Translations => stored as Translations;

export const storeTranslations = (translations: Translations): string =>
  JSON.stringify(normalizeTranslations(translations));

export interface TitleColumns {
  title: string;
  titleTranslations: unknown;
}

export const titleFor = ({ title, titleTranslations }: TitleColumns, locale: Locale): string =>
  chooseText(title, parseTranslations(titleTranslations), locale);

/** Null outside contests: the title of the problem. */
export const contestTitleFor = (
  { displayTitle, title, titleTranslations }: TitleColumns & { displayTitle: string | null },
  locale: Locale,
): string =>
  displayTitle === null
    ? titleFor({ title, titleTranslations }, locale)
    : chooseContestTitle(
        { displayTitle, title, titleTranslations: parseTranslations(titleTranslations) },
        locale,
      );

interface NameColumns {
  name: string;
  nameTranslations: unknown;
}

export const nameFor = ({ name, nameTranslations }: NameColumns, locale: Locale): string =>
  chooseText(name, parseTranslations(nameTranslations), locale);
