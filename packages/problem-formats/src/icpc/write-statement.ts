import type { Locale } from '@touchstone/contract/locales';
import { listLanguages, pickLanguage } from '@touchstone/contract/localised-text';
import { attachmentLink, type AttachmentContent, type StatementContent } from '../problem-content.ts';
import { guessLocale, languageCodes } from '../statement/title-languages.ts';

const headings: Readonly<Record<Locale, { input: string; output: string; hint: string }>> = {
  'zh-CN': { input: '输入', output: '输出', hint: '提示' },
  'zh-HK': { input: '輸入', output: '輸出', hint: '提示' },
  'en-US': { input: 'Input', output: 'Output', hint: 'Notes' },
};

/** The statement in each of its languages, as Markdown files by name. */
export function writeStatements(
  statement: StatementContent,
  attachments: readonly AttachmentContent[],
): Readonly<Record<string, string>> {
  const { description, input, output, hint } = statement;
  const texts = [description, input, output, hint ?? ''];
  const found = [...new Set(texts.flatMap(listLanguages))];
  const locales = found.length > 0 ? found : [guessLocale(texts.join('\n'))];
  return Object.fromEntries(
    locales.map((locale) => {
      const pick = (text: string): string => linkFiles(pickLanguage(text, locale), attachments).trim();
      const section = (part: 'input' | 'output' | 'hint', text: string): string[] =>
        text === '' ? [] : [`## ${headings[locale][part]}`, text];
      const parts = [
        pick(description),
        ...section('input', pick(input)),
        ...section('output', pick(output)),
        ...section('hint', pick(hint ?? '')),
      ];
      return [`problem.${languageCodes[locale]}.md`, `${parts.filter((part) => part !== '').join('\n\n')}\n`];
    }),
  );
}

/** Attachments are beside the statement. */
function linkFiles(text: string, attachments: readonly AttachmentContent[]): string {
  return attachments.reduce(
    (linked, { name }) => linked.replaceAll(attachmentLink(name), encodeURIComponent(name)),
    text,
  );
}
