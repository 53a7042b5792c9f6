/** Messages of the site in its three languages. The reader gets the one of the page. */
import { locales, type Locale } from '@touchstone/contract';

export type NoticeTexts = Readonly<Record<Locale, string>>;

export interface WrittenNotice {
  title: string;
  content: string;
}

const inSections = (texts: NoticeTexts) =>
  locales.map((locale) => `<!-- ${locale} -->\n\n${texts[locale]}`).join('\n\n');

export const writeNotice = ({ title, content }: Record<'title' | 'content', NoticeTexts>): WrittenNotice => ({
  title: inSections(title),
  content: inSections(content),
});

/** Signs that Markdown would interpret, and `]` that would end the text of a link. */
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
