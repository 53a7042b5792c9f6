/** The answer of a model that was asked for a variant. It is not trusted. */
import { stripLinks } from '../assistant/strip-links.ts';

/** The JSON object in an answer, which may stand in a fence or after a sentence. Undefined: there is none. */
export function parseAnswer(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Links, pictures or HTML. Formulas may compare: they are left out of the search. */
export function hasForeignMarkup(text: string): boolean {
  const prose = text.replaceAll(/\$\$[^$]*\$\$|\$[^$\n]*\$/g, ' ');
  return prose.split('\n').some((line) => stripLinks(line) !== line);
}
