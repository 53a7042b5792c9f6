/** Ready answers. Each holds all languages, and every reader sees the own one. */
import { locales } from '@touchstone/contract/locales';
import { questionMessages } from './question-messages.ts';

type TemplateText = 'statementText' | 'noCommentText';

/** The text with one section per language. */
export const templateText = (name: TemplateText): string =>
  locales.map((locale) => `<!-- ${locale} -->\n${questionMessages[locale][name]}`).join('\n');
