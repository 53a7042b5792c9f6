/** Further texts of a title or a tag, by language. The rule that chooses one is `rules/translated-text`. */
import { z } from 'zod';
import { locales } from '../locales.ts';
import { text } from '../wire.ts';

export const translations = () => z.partialRecord(z.enum(locales), z.string());

/** Absent or null keeps the stored texts. An empty text removes that of a language, an absent one too. */
export const sentTranslations = () => z.partialRecord(z.enum(locales), text(10_000).nullish()).nullish();
