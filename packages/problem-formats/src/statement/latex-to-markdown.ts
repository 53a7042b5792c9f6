/**
 * Converts LaTeX statements to Markdown, for the subset that statements use: headings, emphasis, lists, tables,
 * pictures, links, code. Formulas stay between dollars. An unknown command stays in the text and is reported, so that
 * the author can check it.
 */
import { convertList, convertTable } from './latex-blocks.ts';
import { prepareLatex } from './latex-macros.ts';
import { LatexReader } from './latex-reader.ts';
import { accented, headingCommands, letters, silent, silentWithArguments } from './latex-words.ts';

export interface ConvertedLatex {
  readonly markdown: string;
  /** From `\problemname`, `\title` or `\begin{problem}`. */
  readonly title: string | null;
  /** Unknown commands and environments. */
  readonly unknown: readonly string[];
  readonly missingImages: readonly string[];
}

interface Conversion {
  title: string | null;
  readonly unknown: Set<string>;
  readonly missingImages: Set<string>;
  readonly findImage: (name: string) => string | undefined;
}

const deepest = 40;

export function convertLatex(
  source: string,
  findImage: (name: string) => string | undefined = () => undefined,
): ConvertedLatex {
  const conversion: Conversion = { title: null, unknown: new Set(), missingImages: new Set(), findImage };
  const body = /\\begin\{document\}([\s\S]*?)(?:\\end\{document\}|$)/.exec(source)?.[1];
  const markdown = convert(prepareLatex(body ?? source), conversion, 0)
    .replaceAll(/[ \t]+$/gm, (blanks) => (blanks === '  ' ? blanks : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const { title, unknown, missingImages } = conversion;
  return { markdown, title, unknown: [...unknown], missingImages: [...missingImages] };
}

function convert(source: string, conversion: Conversion, depth: number): string {
  if (depth > deepest) return source;
  const reader = new LatexReader(source);
  let output = '';
  while (!reader.isAtEnd) output += convertNext(reader, conversion, depth);
  return output;
}

function convertNext(reader: LatexReader, conversion: Conversion, depth: number): string {
  if (reader.take(/\$\$/)) return `\n\n$$${reader.takeUntil('$$')}$$\n\n`;
  if (reader.take(/\$/)) return `$${takeInlineFormula(reader)}$`;
  if (reader.take(/\\\[/)) return `\n\n$$${reader.takeUntil('\\]')}$$\n\n`;
  if (reader.take(/\\\(/)) return `$${reader.takeUntil('\\)').trim()}$`;
  if (reader.take(/\\\\(\*|\[[^\]]*\])?/)) return '  \n';
  if (reader.startsWith('{')) return convert(reader.takeGroup() ?? '', conversion, depth + 1);
  if (reader.take(/\}/)) return '';
  if (reader.startsWith('\\')) return convertCommand(reader, conversion, depth);
  const special = reader.take(/~|---|--|``|''|<<|>>/)?.[0];
  if (special !== undefined) return specials[special] ?? special;
  const plain = reader.take(/[^\\{}$~`'<>-]+|[\s\S]/)?.[0] ?? '';
  return escapeText(plain);
}

const specials: Readonly<Record<string, string>> = {
  '~': ' ',
  '---': '—',
  '--': '–',
  '``': '“',
  "''": '”',
  '<<': '«',
  '>>': '»',
};

function takeInlineFormula(reader: LatexReader): string {
  const formula = reader.take(/((?:[^$\\]|\\[\s\S])*)\$/);
  return formula?.[1]?.trim() ?? reader.takeUntil('\n').trim();
}

/** Characters that are special in Markdown but not in LaTeX. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[*_[\]`]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    .replaceAll(/\n[ \t]+/g, '\n')
    .replaceAll(/(?<=\n)(#|[-+>](?=[ \t])|\d+[.)](?=[ \t]))/g, String.raw`\$1`);
}

function convertCommand(reader: LatexReader, conversion: Conversion, depth: number): string {
  const escaped = reader.take(/\\([%$&#_{}])/)?.[1];
  if (escaped !== undefined) return /[_#$]/.test(escaped) ? `\\${escaped}` : escaped;
  if (reader.take(/\\[,;:! /]/)) return ' ';
  if (reader.take(/\\-/)) return '';
  const accent = reader.take(/\\(["'`^~=.]|[cvuHrk](?=\s*\{))\s*(?:\{\\?([A-Za-z])\}|\\?([A-Za-z]))/);
  if (accent) return accented(accent[1] ?? '', accent[2] ?? accent[3] ?? '') ?? accent[0];
  const name = reader.take(/\\([A-Za-z]+)\*?/)?.[1];
  if (name === undefined) return escapeText(reader.take(/[\s\S]{1,2}/)?.[0] ?? '');
  if (name === 'begin') return convertEnvironment(reader, conversion, depth);
  if (name === 'end') return (reader.takeGroup(), '');
  return convertNamed(name, reader, conversion, depth);
}

function convertNamed(name: string, reader: LatexReader, conversion: Conversion, depth: number): string {
  const inner = (): string => convert(reader.takeGroup() ?? '', conversion, depth + 1).trim();
  if (Object.hasOwn(letters, name)) {
    reader.take(/\{\}|[ \t]*(?=\S)/);
    return letters[name] ?? '';
  }
  if (silent.includes(name)) return (reader.take(/\{\}|[ \t]+/), '');
  const skipped = Object.hasOwn(silentWithArguments, name) ? silentWithArguments[name] : undefined;
  if (skipped !== undefined) {
    reader.takeOption();
    for (let count = 0; count < skipped; count += 1) reader.takeGroup();
    return '';
  }
  const heading = Object.hasOwn(headingCommands, name) ? headingCommands[name] : undefined;
  if (heading !== undefined) return (reader.take(/\s*/), `\n\n## ${heading}\n\n`);
  switch (name) {
    case 'problemname':
    case 'title':
      conversion.title ??= inner();
      return '';
    case 'section':
    case 'subsection':
    case 'subsubsection':
    case 'paragraph':
      return `\n\n${name === 'section' ? '##' : '###'} ${inner()}\n\n`;
    case 'textbf':
    case 'bf':
    case 'bfseries':
    case 'textsc':
      return emphasise('**', reader, inner);
    case 'textit':
    case 'emph':
    case 'it':
    case 'em':
    case 'itshape':
    case 'textsl':
      return emphasise('*', reader, inner);
    case 'texttt':
    case 't':
    case 'tt':
    case 'ttfamily':
      return toCode(reader.takeGroup());
    case 'verb':
      return takeVerbatim(reader);
    case 'underline':
    case 'textrm':
    case 'textnormal':
    case 'text':
    case 'mbox':
    case 'textsf':
    case 'uppercase':
      return inner();
    case 'par':
      return '\n\n';
    case 'hline':
      return '';
    case 'item':
      return '\n- ';
    case 'url':
      return `<${reader.takeGroup() ?? ''}>`;
    case 'href':
      return toLink(reader.takeGroup() ?? '', inner());
    case 'footnote':
      return ` (${inner()})`;
    case 'caption':
      return `\n\n*${inner()}*\n\n`;
    case 'includegraphics':
      reader.takeOption();
      return toImage(reader.takeGroup() ?? '', '', conversion);
    case 'illustration': {
      reader.takeGroup();
      const file = reader.takeGroup() ?? '';
      return toImage(file, inner(), conversion);
    }
    default:
      return keepUnknown(name, reader, conversion);
  }
}

function emphasise(sign: string, reader: LatexReader, inner: () => string): string {
  // `{\bf words}` has no argument: the words follow unchanged.
  if (!reader.startsWith('{')) return (reader.take(/[ \t]*/), '');
  const text = inner();
  return text === '' ? '' : `${sign}${text}${sign}`;
}

/** Code shows its text verbatim, so escapes are undone first. */
function toCode(source: string | undefined): string {
  if (source === undefined) return '';
  const text = source
    .replaceAll(/\\([%$&#_{} ])/g, '$1')
    .replaceAll('\\textbackslash', '\\')
    .replaceAll('~', ' ')
    .replaceAll('$', '');
  const fence = text.includes('`') ? '``' : '`';
  return text.trim() === '' ? '' : `${fence}${text.trim()}${fence}`;
}

function takeVerbatim(reader: LatexReader): string {
  const sign = reader.take(/[^\s]/)?.[0] ?? '|';
  return `\`${reader.takeUntil(sign)}\``;
}

const toLink = (address: string, text: string): string => `[${text}](${address.replaceAll('\\', '')})`;

function toImage(file: string, caption: string, conversion: Conversion): string {
  const link = conversion.findImage(file.trim());
  if (link === undefined) conversion.missingImages.add(file.trim());
  const picture = `![${caption.replaceAll(/[[\]\n]/g, ' ')}](${link ?? encodeURI(file.trim())})`;
  return `\n\n${picture}\n\n`;
}

function keepUnknown(name: string, reader: LatexReader, conversion: Conversion): string {
  conversion.unknown.add(`\\${name}`);
  const option = reader.takeOption();
  let text = `\\${name}${option === undefined ? '' : `[${option}]`}`;
  for (let group = reader.takeGroup(); group !== undefined; group = reader.takeGroup()) text += `{${group}}`;
  return escapeText(text);
}

function convertEnvironment(reader: LatexReader, conversion: Conversion, depth: number): string {
  const name = reader.takeGroup() ?? '';
  const plainName = name.replace(/\*$/, '');
  const inside = (text: string): string => convert(text, conversion, depth + 1).trim();
  switch (plainName) {
    case 'itemize':
    case 'enumerate':
      reader.takeOption();
      return `\n\n${convertList(reader.takeEnvironment(name), plainName === 'enumerate', inside)}\n\n`;
    case 'tabular':
    case 'tabularx':
    case 'longtable':
      return `\n\n${convertTable(reader, name, inside)}\n\n`;
    case 'verbatim':
    case 'lstlisting':
    case 'Verbatim':
      reader.takeOption();
      return `\n\n\`\`\`\n${reader.takeEnvironment(name).replaceAll(/^\n|\s+$/g, '')}\n\`\`\`\n\n`;
    case 'equation':
    case 'displaymath':
      return `\n\n$$${reader.takeEnvironment(name).trim()}$$\n\n`;
    case 'align':
    case 'gather':
    case 'multline':
    case 'eqnarray':
      return `\n\n$$\\begin{aligned}${reader.takeEnvironment(name)}\\end{aligned}$$\n\n`;
    case 'math':
      return `$${reader.takeEnvironment(name).trim()}$`;
    case 'quote':
    case 'quotation':
      return `\n\n${inside(reader.takeEnvironment(name)).replaceAll(/^/gm, '> ')}\n\n`;
    case 'figure':
    case 'wrapfigure':
    case 'table':
    case 'minipage':
    case 'center':
    case 'flushleft':
    case 'flushright':
    case 'document':
    case 'samepage':
      return convertFrame(plainName, reader, () => inside(reader.takeEnvironment(name)));
    case 'example':
    case 'examples':
    case 'examplewide':
    case 'examplethree':
      // Samples come from their files.
      return (reader.takeEnvironment(name), '');
    case 'problem':
      return convertProblem(reader, conversion, () => inside(reader.takeEnvironment(name)));
    default:
      conversion.unknown.add(`\\begin{${name}}`);
      return `\n\n${inside(reader.takeEnvironment(name))}\n\n`;
  }
}

function convertFrame(name: string, reader: LatexReader, body: () => string): string {
  reader.takeOption();
  const argumentCount = name === 'wrapfigure' ? 2 : Number(name === 'minipage');
  for (let count = 0; count < argumentCount; count += 1) reader.takeGroup();
  return `\n\n${body()}\n\n`;
}

/** `\begin{problem}{title}{input}{output}{time}{memory}`: the settings contain everything except the title. */
function convertProblem(reader: LatexReader, conversion: Conversion, body: () => string): string {
  const [title] = [0, 1, 2, 3, 4].map(() => reader.takeGroup());
  conversion.title ??= title ?? null;
  return body();
}
