/** Parses JSON files; errors name line and field. */
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { FormatError } from './read-result.ts';

type FieldPath = readonly PropertyKey[];

/** `file` is the name in messages. */
export function parseJsonDocument<Schema extends z.ZodType>(
  { file, text }: { file: string; text: string },
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(readJson(file, text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  const isMissing = issue?.code === 'invalid_type' && issue.message.endsWith('received undefined');
  const line = findLine(text, isMissing ? path.slice(0, -1) : path);
  throw new FormatError(isMissing ? 'field-missing' : 'field-invalid', {
    file,
    ...(line !== undefined && { line }),
    detail: path.map(String).join('.'),
  });
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = findBrokenLine(text, error.message);
    throw new FormatError('json-invalid', { file, ...(line !== undefined && { line }) });
  }
}

/** The engine reports a line or a position; a truncated text breaks at its end. */
function findBrokenLine(text: string, message: string): number | undefined {
  const told = /\(line (\d+) column/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return message.includes('end of JSON input') ? text.split('\n').length : undefined;
}

/** JSON is YAML, and the YAML parser records positions. It is used only for errors. */
function findLine(text: string, field: FieldPath): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  for (let length = field.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(field.slice(0, length), true);
    if (typeof node !== 'object' || node === null || !('range' in node)) continue;
    const range = node.range as readonly number[] | null | undefined;
    if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
  }
  return undefined;
}
