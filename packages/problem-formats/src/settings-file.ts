import { Lexer, LineCounter, parseDocument, Parser, type Document } from 'yaml';
import type { z } from 'zod';
import { PackageError } from './package-error.ts';
import type { FileTree } from './file-tree/file-tree.ts';

type FieldPath = readonly (string | number)[];

/** Far more than any settings need. */
const maximumDepth = 200;

/** A settings file; errors name line and field. JSON is parsed as YAML. */
export interface SettingsFile {
  readonly path: string;
  /** Top-level keys, in order. */
  readonly keys: readonly string[];
  parse<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  fail(field: FieldPath, message: string): PackageError;
}

export async function readSettings(
  folder: FileTree,
  path: string,
  transform: (text: string) => string = (text) => text,
): Promise<SettingsFile> {
  return parseSettings(path, transform(await folder.readText(path)));
}

/** Settings of a missing file: everything has its default. */
export function emptySettings(path: string): SettingsFile {
  return parseSettings(path, '{}');
}

export function parseSettings(path: string, text: string): SettingsFile {
  requireShallow(path, text);
  const lines = new LineCounter();
  // The last of two equal keys counts, as in the tools of the formats.
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const [problem] = document.errors;
  if (problem) {
    const [firstLine = ''] = problem.message.split('\n');
    throw new PackageError(
      `${path}:${lines.linePos(problem.pos[0]).line}`,
      firstLine.replace(/ at line .*$/, ''),
      'settings-invalid',
    );
  }
  const fail = (field: FieldPath, message: string): PackageError => {
    const line = findLine(document, lines, field);
    const name = field.join('.');
    return new PackageError(
      line === undefined ? path : `${path}:${line}`,
      name === '' ? message : `${name}: ${message}`,
      'settings-invalid',
    );
  };
  const content: unknown = toPlain(document, path) ?? {};
  return {
    path,
    keys: typeof content === 'object' && content !== null ? Object.keys(content) : [],
    parse: (schema) => {
      const result = schema.safeParse(content);
      if (result.success) return result.data;
      const [issue] = result.error.issues;
      throw fail((issue?.path ?? []) as FieldPath, issue?.message ?? 'is not as expected');
    },
    fail,
  };
}

/**
 * `parseDocument` has no depth limit. Deep nesting takes it seconds and then overflows the stack, so the depth is checked
 * token by token before.
 */
function requireShallow(path: string, text: string): void {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    // The tokens of whole documents are not needed.
    Array.from(parser.next(lexeme));
    if (parser.stack.length > maximumDepth)
      throw new PackageError(path, 'is nested too deep', 'settings-invalid');
  }
}

function toPlain(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    // Thrown for aliases that multiply without end.
    if (error instanceof ReferenceError) throw new PackageError(path, error.message, 'settings-invalid');
    throw error;
  }
}

function findLine(document: Document, lines: LineCounter, field: FieldPath): number | undefined {
  for (let length = field.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(field.slice(0, length), true);
    if (typeof node !== 'object' || node === null || !('range' in node)) continue;
    const range = node.range as readonly number[] | null | undefined;
    if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
  }
  return undefined;
}
