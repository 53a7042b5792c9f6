import type { FileTree, TreeEntry } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import { note, type FormatNote } from '../read-result.ts';
import { isRelative, relinkMarkdown, type Attachments } from '../statement/attachments.ts';
import { convertLatex } from '../statement/latex-to-markdown.ts';
import { withSections } from '../statement/markdown-sections.ts';
import {
  mergeStatements,
  type LanguageStatement,
  type MergedStatement,
} from '../statement/statement-languages.ts';

const folders = ['statement', 'problem_statement'];
const kinds = ['md', 'tex', 'pdf'] as const;
const filePattern = /^problem(?:[._]([A-Za-z]{2,3}(?:[_-][A-Za-z]+)?))?\.(md|tex|pdf)$/;

interface StatementFile {
  readonly entry: TreeEntry;
  readonly language: string;
  readonly kind: (typeof kinds)[number];
}

export interface IcpcStatements extends MergedStatement {
  readonly notes: readonly FormatNote[];
}

/** Markdown before LaTeX before PDF, which can only be linked. */
export async function readStatements(
  tree: FileTree,
  { attachments, fillIn }: { readonly attachments: Attachments; readonly fillIn: (text: string) => string },
): Promise<IcpcStatements> {
  const files = chooseFiles(tree);
  const notes: FormatNote[] = [];
  const statements: LanguageStatement[] = [];
  for (const file of files) statements.push(await readStatement(tree, file, { attachments, fillIn, notes }));
  const merged = mergeStatements(statements);
  if (!merged)
    throw new PackageError('statement', 'problem.<language>.md or .tex is missing', 'statement-missing');
  if (merged.skipped.length > 0)
    notes.push(note('statement-language-skipped', { detail: merged.skipped.join(', ') }));
  return { ...merged, notes };
}

function chooseFiles(tree: FileTree): StatementFile[] {
  const all = [...folders, ''].flatMap((folder) => tree.list(folder)).flatMap(readName);
  const inFolders = all.filter(({ entry }) => entry.path !== entry.name);
  const languages = new Set((inFolders.length > 0 ? inFolders : all).map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const candidates = all.filter((file) => file.language === language);
    return kinds.flatMap((kind) => candidates.find((file) => file.kind === kind) ?? []).slice(0, 1);
  });
}

function readName(entry: TreeEntry): StatementFile[] {
  const [whole, language = '', kind] = filePattern.exec(entry.name) ?? [];
  const known = kinds.find((one) => one === kind);
  return whole === undefined || known === undefined || entry.isFolder
    ? []
    : [{ entry, language, kind: known }];
}

interface Context {
  readonly attachments: Attachments;
  /** Fills in the constants of the package. */
  readonly fillIn: (text: string) => string;
  readonly notes: FormatNote[];
}

async function readStatement(
  tree: FileTree,
  { entry, language, kind }: StatementFile,
  { attachments, fillIn, notes }: Context,
): Promise<LanguageStatement> {
  const file = entry.path;
  const beside = (name: string): string => `${file.slice(0, file.lastIndexOf('/') + 1)}${name}`;
  const missing: string[] = [];
  try {
    if (kind === 'pdf') {
      const description = `[${entry.name}](${attachments.link(file) ?? ''})`;
      notes.push(note('statement-converted', { file, detail: 'PDF' }));
      return { language, title: null, description, input: '', output: '', hint: null };
    }
    const text = fillIn(await tree.readText(file));
    if (kind === 'md') {
      const linked = relinkMarkdown(text, attachments, (target) =>
        isRelative(target) ? beside(target) : undefined,
      );
      missing.push(...linked.missing);
      return withSections(language, null, linked.markdown);
    }
    const converted = convertLatex(text, (name) => attachments.link(beside(name)));
    missing.push(...converted.missingImages);
    notes.push(
      note('statement-converted', {
        file,
        detail: ['LaTeX', ...converted.unknown].join(', '),
      }),
    );
    return withSections(language, converted.title, converted.markdown);
  } finally {
    if (missing.length > 0) notes.push(note('attachment-missing', { file, detail: missing.join(', ') }));
  }
}
