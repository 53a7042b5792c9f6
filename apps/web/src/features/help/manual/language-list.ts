import type { Language } from '../../../lib/language-list.ts';

/** The URL anchor of a language: C++ 17 is `language-cpp-17`. */
export const languageAnchor = (name: string): string =>
  `language-${name
    .toLowerCase()
    .replaceAll('+', 'p')
    .replaceAll('#', '-sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Every search term must occur in the name, the description or the command. */
export function filterLanguages<One extends Pick<Language, 'name' | 'description' | 'compileCommand'>>(
  languages: readonly One[],
  search: string,
): One[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return languages.filter(({ name, description, compileCommand }) => {
    const text = `${name} ${description} ${compileCommand ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
