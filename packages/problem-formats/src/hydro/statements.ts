/** Statements of a Hydro problem: Markdown by language, with embedded samples and links to files beside it. */
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import type { ExampleContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { parseSettings } from '../settings-file.ts';
import { relinkMarkdown, type Attachments } from '../statement/attachments.ts';
import { splitSections } from '../statement/markdown-sections.ts';
import {
  mergeStatements,
  type LanguageStatement,
  type MergedStatement,
} from '../statement/statement-languages.ts';
import { z } from 'zod';

export interface HydroStatements extends MergedStatement {
  readonly examples: readonly ExampleContent[];
  readonly notes: readonly FormatNote[];
}

const mostExamples = 50;

export async function readHydroStatements(
  tree: FileTree,
  attachments: Attachments,
): Promise<HydroStatements> {
  const notes: FormatNote[] = [];
  const statements: LanguageStatement[] = [];
  let examples: ExampleContent[] = [];
  for (const { language, text, file } of await listTexts(tree)) {
    const linked = relinkMarkdown(text, attachments, resolveLink);
    if (linked.missing.length > 0)
      notes.push(note('attachment-missing', { file, detail: linked.missing.join(', ') }));
    const taken = takeSamples(linked.markdown);
    if (examples.length === 0) examples = taken.examples.slice(0, mostExamples);
    statements.push({ language, title: null, ...withSampleNotes(taken.markdown) });
  }
  const merged = mergeStatements(statements);
  if (!merged) throw new PackageError('problem.md', 'problem_zh.md', 'statement-missing');
  if (merged.skipped.length > 0)
    notes.push(note('statement-language-skipped', { detail: merged.skipped.join(', ') }));
  return { ...merged, examples, notes };
}

async function listTexts(tree: FileTree): Promise<{ language: string; text: string; file: string }[]> {
  const texts = [];
  for (const { name, path } of tree.list('')) {
    const [whole, language = ''] = /^problem(?:_([A-Za-z_-]+))?\.md$/.exec(name) ?? [];
    if (whole === undefined) continue;
    const text = await tree.readText(path);
    texts.push(...splitLanguages(path, language, text));
  }
  // If there are languages, the one without a name is a copy of one of them.
  const named = texts.filter(({ language }) => language !== '');
  return named.length > 0 ? named : texts;
}

/** Some packages have all languages in one file, as JSON. */
function splitLanguages(file: string, language: string, text: string) {
  if (!/^\s*\{\s*"[a-z]{2}(_[A-Z]{2})?"\s*:/.test(text)) return [{ language, text, file }];
  const content = parseSettings(file, text).parse(z.record(z.string(), z.string()));
  return Object.entries(content).map(([code, own]) => ({ language: code, text: own, file }));
}

/** `file://picture.png?size=…` is a file of the problem. */
function resolveLink(target: string): string | undefined {
  const name = /^file:\/\/([^?#]+)/.exec(target)?.[1];
  return name === undefined ? undefined : `additional_file/${name}`;
}

/** Fenced blocks called `input1` and `output1`. */
function takeSamples(markdown: string): { markdown: string; examples: ExampleContent[] } {
  const inputs = new Map<number, string>();
  const outputs = new Map<number, string>();
  const rest: string[] = [];
  let block: { fence: string; into: Map<number, string>; number: number; lines: string[] } | undefined;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (block !== undefined && line.trimEnd() === block.fence) {
      block.into.set(block.number, block.lines.map((one) => `${one}\n`).join(''));
      block = undefined;
    } else if (block !== undefined) block.lines.push(line);
    else {
      const [, fence, kind, number] = /^(`{3,}|~{3,})[ \t]*(input|output)[ \t]*(\d+)/i.exec(line) ?? [];
      if (fence === undefined) rest.push(line);
      else {
        const into = kind?.toLowerCase() === 'input' ? inputs : outputs;
        block = { fence, into, number: Number(number), lines: [] };
      }
    }
  }
  // An unclosed block extends to the end.
  if (block !== undefined) block.into.set(block.number, block.lines.join('\n'));
  const numbers = [...new Set([...inputs.keys(), ...outputs.keys()])].toSorted((one, other) => one - other);
  const examples = numbers.map((number) => ({
    input: inputs.get(number) ?? '',
    output: outputs.get(number) ?? '',
  }));
  return { markdown: rest.join('\n'), examples };
}

/** Text under the samples heading explains them. */
function withSampleNotes(markdown: string): Omit<LanguageStatement, 'language' | 'title'> {
  const { samples, hint, ...parts } = splitSections(markdown);
  const notes = [samples, hint ?? ''].filter((text) => text.trim() !== '').join('\n\n');
  return { ...parts, hint: notes === '' ? null : notes };
}
