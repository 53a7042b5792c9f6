/**
 * A package has a statement for each language; the site has one text with sections that begin with lines such as `<!--
 * zh-CN -->`. Statements in other languages are used only if there is no other.
 */
import type { Locale } from '@touchstone/contract/locales';
import type { StatementContent } from '../problem-content.ts';

export interface LanguageStatement extends Omit<StatementContent, 'source'> {
  /** The language code of the package; empty if it does not say. */
  readonly language: string;
  readonly title: string | null;
}

const order: readonly Locale[] = ['zh-CN', 'zh-HK', 'en-US'];

/** By the codes of the formats: `zh`, `zh_Hant`, `en-GB`, and the language names of Polygon. */
export function findLocale(language: string): Locale | undefined {
  const code = language.toLowerCase().replaceAll('_', '-');
  if (/^(zh-(hk|tw|mo|hant)\b|zht$)/.test(code)) return 'zh-HK';
  if (/^(zh\b|cn$|chinese)/.test(code)) return 'zh-CN';
  return /^(en\b|english)/.test(code) ? 'en-US' : undefined;
}

export interface MergedStatement {
  readonly title: string | null;
  /** By language code. */
  readonly titles: readonly (readonly [string, string])[];
  readonly statement: Omit<StatementContent, 'source'>;
  /** Languages that were left out. */
  readonly skipped: readonly string[];
}

export function mergeStatements(statements: readonly LanguageStatement[]): MergedStatement | undefined {
  const known = order.flatMap((locale) => {
    const statement = statements.find(({ language }) => findLocale(language) === locale);
    return statement ? [{ locale, statement }] : [];
  });
  const [only] = statements;
  if (!only) return undefined;
  const used = known.length > 0 ? known.map(({ statement }) => statement) : [only];
  const merge = (field: 'description' | 'input' | 'output' | 'hint'): string =>
    used.length === 1
      ? (used[0]?.[field] ?? '').trim()
      : joinSections(known.map(({ locale, statement }) => [locale, statement[field] ?? '']));
  const hint = merge('hint');
  return {
    title: used.find(({ title }) => title !== null)?.title ?? null,
    titles: statements.flatMap(({ language, title }) => (title === null ? [] : [[language, title] as const])),
    statement: {
      description: merge('description'),
      input: merge('input'),
      output: merge('output'),
      hint: hint === '' ? null : hint,
    },
    skipped: statements.filter((statement) => !used.includes(statement)).map(({ language }) => language),
  };
}

/** Identical sections are merged into one. */
function joinSections(sections: readonly (readonly [Locale, string])[]): string {
  const texts = new Set(sections.map(([, text]) => text.trim()));
  if (texts.size === 1) return [...texts][0] ?? '';
  return sections
    .filter(([, text]) => text.trim() !== '')
    .map(([locale, text]) => `<!-- ${locale} -->\n\n${text.trim()}`)
    .join('\n\n');
}
