/** What this site asks of a problem, and other sites do not: names once, languages that there are. */
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import { note, type FormatNote } from '@touchstone/problem-formats/read-result';
import { createNameGiver } from '@touchstone/problem-formats/safe-file-name';

export function tidyContent(
  content: ProblemContent,
  languages: readonly string[],
): { content: ProblemContent; notes: FormatNote[] } {
  const isKnown = (name: string) => languages.includes(name);
  const skipped = (content.languages ?? []).filter((name) => !isKnown(name));
  const lostTemplates = content.codeTemplates.filter(({ language }) => !isKnown(language));
  const giveName = createNameGiver();
  const tidy: ProblemContent = {
    ...content,
    languages: content.languages === null ? null : [...new Set(content.languages.filter(isKnown))],
    tags: uniqueBy(
      content.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
      (tag) => tag.toLowerCase(),
    ),
    codeTemplates: uniqueBy(
      content.codeTemplates.filter(({ language }) => isKnown(language)),
      ({ language }) => language,
    ),
    solutions: content.solutions.map((solution) => ({ ...solution, name: giveName(solution.name) })),
  };
  const listed = (names: readonly string[]) => ({ detail: [...new Set(names)].join(', ') });
  return {
    content: tidy,
    notes: [
      ...(skipped.length > 0 ? [note('language-skipped', listed(skipped))] : []),
      ...(lostTemplates.length > 0
        ? [note('template-skipped', listed(lostTemplates.map(({ language }) => language)))]
        : []),
    ],
  };
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}
