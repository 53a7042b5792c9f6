/**
 * Texts with one section per language.
 *
 * How this works: a line that contains only `<!-- zh-CN -->`, `<!-- zh-HK -->` or `<!-- en-US -->` begins the section
 * of that language; text before the first such line is common to all. Clients without this feature show everything,
 * since comments are invisible. A marker inside a fenced code block is code.
 */
import { locales, type Locale } from './locales.ts';

/** Fallback order if the reader's section is missing or empty. After these comes the first section in the text. */
const neighbours: Readonly<Record<Locale, readonly Locale[]>> = {
  'zh-CN': ['zh-HK', 'en-US'],
  'zh-HK': ['zh-CN', 'en-US'],
  'en-US': [],
};

const markerLine = /^ {0,3}<!--[ \t]*([a-z]{2}-[a-z]{2})[ \t]*-->[ \t]*$/i;
/** Quote and list markers may precede a fence. */
const fenceLine = /^((?:[ \t]|>|[-+*][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

interface Fence {
  sign: string;
  length: number;
  /** The indentation of the fence inside a list item; a smaller one ends the list and the fence. */
  indentation: number;
  isQuoted: boolean;
}

function openFence(line: string): Fence | undefined {
  const [, prefix = '', signs = '', info = ''] = fenceLine.exec(line) ?? [];
  const sign = signs.charAt(0);
  if (sign === '' || (sign === '`' && info.includes('`'))) return undefined;
  const isInList = /[^ \t>]/.test(prefix);
  return {
    sign,
    length: signs.length,
    indentation: isInList ? prefix.length : 0,
    isQuoted: prefix.includes('>'),
  };
}

function endsFence(line: string, fence: Fence): boolean {
  const [, , signs = '', rest = ''] = fenceLine.exec(line) ?? [];
  return signs.startsWith(fence.sign) && signs.length >= fence.length && rest.trim() === '';
}

function leavesFence(line: string, fence: Fence): boolean {
  if (fence.isQuoted) return !line.trimStart().startsWith('>');
  return line.trim() !== '' && line.search(/[^ \t]/) < fence.indentation;
}

interface Section {
  /** Undefined: common to all languages. */
  locale: Locale | undefined;
  lines: string[];
}

function readMarker(line: string): Locale | undefined {
  const tag = markerLine.exec(line)?.[1]?.toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === tag);
}

function readSections(text: string): Section[] {
  let section: Section = { locale: undefined, lines: [] };
  const sections = [section];
  let fence: Fence | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (fence !== undefined && leavesFence(line, fence)) fence = undefined;
    const locale = fence === undefined ? readMarker(line) : undefined;
    if (locale !== undefined) {
      section = { locale, lines: [] };
      sections.push(section);
      continue;
    }
    section.lines.push(line);
    if (fence === undefined) fence = openFence(line);
    else if (endsFence(line, fence)) fence = undefined;
  }
  return sections;
}

/** Trims blank lines around the text; keeps the indentation of its first line. */
const contentOf = ({ lines }: Section): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

/** The languages with a section, in text order. */
export const listLanguages = (text: string): Locale[] => [
  ...new Set(readSections(text).flatMap(({ locale }) => locale ?? [])),
];

export const hasLanguages = (text: string): boolean => readSections(text).length > 1;

/** Returns the text for a language. A text without markers is returned unchanged. */
export function pickLanguage(text: string, locale: Locale): string {
  const sections = readSections(text);
  if (sections.length === 1) return text;
  const written = sections
    .map((section) => ({ locale: section.locale, content: contentOf(section) }))
    .filter(({ content }) => content !== '');
  const chosen =
    [locale, ...neighbours[locale]].find((wish) => written.some((part) => part.locale === wish)) ??
    written.find((part) => part.locale !== undefined)?.locale;
  return written
    .filter((part) => part.locale === undefined || part.locale === chosen)
    .map(({ content }) => content)
    .join('\n\n');
}
