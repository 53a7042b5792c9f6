/**
 * Texts that their author wrote once per language.
 *
 * How this works: a line that holds nothing but `<!-- zh-CN -->`, `<!-- zh-HK -->` or `<!-- en-US -->` begins the section
 * of that language; what stands before the first such line is for everybody. Clients that do not know this show all of it,
 * since comments are invisible. A marker inside a fenced code block is code.
 */
import { locales, type Locale } from './locales.ts';

/** Whose section a reader gets while their own is missing or empty. After these comes whichever was written first. */
const neighbours: Readonly<Record<Locale, readonly Locale[]>> = {
  'zh-CN': ['zh-HK', 'en-US'],
  'zh-HK': ['zh-CN', 'en-US'],
  'en-US': [],
};

const markerLine = /^ {0,3}<!--[ \t]*([a-z]{2}-[a-z]{2})[ \t]*-->[ \t]*$/i;
/** The signs of quotes and lists may stand before a fence. */
const fenceLine = /^((?:[ \t]|>|[-+*][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

interface Fence {
  sign: string;
  length: number;
  /** How far its lines are indented when a list holds it; less means that the list is over, and the fence with it. */
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
  /** Undefined: for everybody. */
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

/** Without the empty lines around it; the indentation of its first line means something. */
const contentOf = ({ lines }: Section): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

/** The languages that have a section of their own, in the order in which they were written. */
export const listLanguages = (text: string): Locale[] => [
  ...new Set(readSections(text).flatMap(({ locale }) => locale ?? [])),
];

export const hasLanguages = (text: string): boolean => readSections(text).length > 1;

/** What the reader of a language gets. A text without markers is returned as it is. */
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
