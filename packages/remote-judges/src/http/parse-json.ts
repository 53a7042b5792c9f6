import type { ZodType } from 'zod';
import { layoutChanged, type Page } from './site-session.ts';

/** The answer of a JSON address. What does not have the expected shape is a change of the site. */
export function parseJson<Value>(page: Page, schema: ZodType<Value>, what: string): Value {
  const parsed = schema.safeParse(tryParse(page.text));
  if (!parsed.success) throw layoutChanged(page, what);
  return parsed.data;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
