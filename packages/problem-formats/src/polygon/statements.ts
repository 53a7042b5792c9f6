/** Statements of a Polygon package: properties before sections before the LaTeX file of the whole. */
import { z } from 'zod';
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import type { ExampleContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { parseSettings } from '../settings-file.ts';
import type { Attachments } from '../statement/attachments.ts';
import { convertLatex } from '../statement/latex-to-markdown.ts';
import { withSections } from '../statement/markdown-sections.ts';
import {
  findLocale,
  mergeStatements,
  type LanguageStatement,
  type MergedStatement,
} from '../statement/statement-languages.ts';
import { listElements, type XmlElement } from './xml-tree.ts';

const parts = ['name', 'legend', 'input', 'output', 'notes', 'interaction', 'scoring'] as const;
type Parts = Partial<Record<(typeof parts)[number], string>>;

const text = z.string().nullish();
const propertiesSchema = z.looseObject({
  ...(Object.fromEntries(parts.map((part) => [part, text])) as Record<(typeof parts)[number], typeof text>),
  sampleTests: z.array(z.looseObject({ input: z.string(), output: z.string() })).nullish(),
});

export interface PolygonStatements extends MergedStatement {
  /** Display order; undefined if the package does not say. */
  readonly examples: readonly ExampleContent[] | undefined;
  readonly notes: readonly FormatNote[];
}

interface Context {
  readonly attachments: Attachments;
  readonly notes: FormatNote[];
}

export async function readPolygonStatements(
  tree: FileTree,
  problem: XmlElement,
  attachments: Attachments,
): Promise<PolygonStatements> {
  const notes: FormatNote[] = [];
  const statements: (LanguageStatement & { examples?: readonly ExampleContent[] | undefined })[] = [];
  for (const language of listLanguages(tree, problem)) {
    const statement = await readStatement(tree, language, { attachments, notes });
    if (statement) statements.push(statement);
  }
  const merged = mergeStatements(statements);
  if (!merged) throw new PackageError('statements', 'problem-properties.json', 'statement-missing');
  if (merged.skipped.length > 0)
    notes.push(note('statement-language-skipped', { detail: merged.skipped.join(', ') }));
  return { ...merged, examples: statements.find(({ examples }) => examples)?.examples, notes };
}

function listLanguages(tree: FileTree, problem: XmlElement): string[] {
  const named = [
    ...listElements(problem, 'names', 'name'),
    ...listElements(problem, 'statements', 'statement'),
  ];
  const folders = ['statements', 'statement-sections'].flatMap((folder) => tree.list(folder));
  const languages = [
    ...named.flatMap(({ attributes }) => attributes['language'] ?? []),
    ...folders.filter(({ isFolder, name }) => isFolder && !name.startsWith('.')).map(({ name }) => name),
  ];
  return [...new Set(languages)];
}

async function readStatement(tree: FileTree, language: string, context: Context) {
  const folder = `statements/${language}`;
  const properties = `${folder}/problem-properties.json`;
  if (tree.find(properties)) {
    const content = parseSettings(properties, await tree.readText(properties)).parse(propertiesSchema);
    const read = Object.fromEntries(
      parts.flatMap((part) => (content[part] == null ? [] : [[part, content[part]]])),
    );
    const examples = content.sampleTests?.map(({ input, output }) => ({ input, output }));
    return { ...fromParts(read, { language, folder, file: properties }, context), examples };
  }
  const sections = `statement-sections/${language}`;
  if (tree.find(`${sections}/legend.tex`)) {
    const read: Parts = {};
    for (const part of parts)
      if (tree.find(`${sections}/${part}.tex`)) read[part] = await tree.readText(`${sections}/${part}.tex`);
    return fromParts(read, { language, folder: sections, file: sections }, context);
  }
  const whole = `${folder}/problem.tex`;
  if (!tree.find(whole)) return undefined;
  const converted = convertPart(await tree.readText(whole), { language, folder, file: whole }, context);
  return withSections(language, converted.title, converted.markdown);
}

interface Place {
  readonly language: string;
  readonly folder: string;
  readonly file: string;
}

function fromParts(read: Parts, place: Place, context: Context): LanguageStatement {
  const markdownOf = (part: keyof Parts): string => {
    const source = read[part] ?? '';
    return source.trim() === '' ? '' : convertPart(source, place, context).markdown;
  };
  const extra = (['interaction', 'scoring'] as const).flatMap((part) => {
    const markdown = markdownOf(part);
    return markdown === ''
      ? []
      : [`## ${headings[part][findLocale(place.language) ?? 'en-US']}\n\n${markdown}`];
  });
  return {
    language: place.language,
    title: read.name?.trim() ?? null,
    description: [markdownOf('legend'), ...extra].join('\n\n').trim(),
    input: markdownOf('input'),
    output: markdownOf('output'),
    hint: markdownOf('notes') || null,
  };
}

const headings = {
  interaction: { 'zh-CN': '交互', 'zh-HK': '互動', 'en-US': 'Interaction' },
  scoring: { 'zh-CN': '评分', 'zh-HK': '評分', 'en-US': 'Scoring' },
} as const;

function convertPart(source: string, { folder, file }: Place, { attachments, notes }: Context) {
  const converted = convertLatex(source, (name) => attachments.link(`${folder}/${name}`));
  if (converted.unknown.length > 0)
    notes.push(note('statement-converted', { file, detail: converted.unknown.join(', ') }));
  if (converted.missingImages.length > 0)
    notes.push(note('attachment-missing', { file, detail: converted.missingImages.join(', ') }));
  return converted;
}
