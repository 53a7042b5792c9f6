/** Language names of other sites, mapped to the site's. */
import { note, type FormatNote } from './read-result.ts';
import type { ProgramContent, SolutionContent } from './problem-content.ts';

const ours: Readonly<Record<string, string>> = {
  c: 'C',
  clang: 'C',
  'c++': 'C++',
  'clang++': 'C++',
  java: 'Java',
  python: 'Python3',
  python3: 'Python3',
  python2: 'Python2',
  pypy: 'PyPy3',
  pypy3: 'PyPy3',
  go: 'Golang',
  golang: 'Golang',
  'c#': 'C#',
  php: 'PHP',
  ruby: 'Ruby',
  rust: 'Rust',
  pascal: 'Pascal',
  javascript: 'JavaScript Node',
};

const findOwnLanguage = (name: string): string | undefined => ours[name.trim().toLowerCase()];

/** A template of another site with hidden code before and after the visible part. */
export interface SplitTemplate {
  readonly language: string;
  readonly prepend: string;
  readonly template: string;
  readonly append: string;
}

export function joinTemplates(split: readonly SplitTemplate[], notes: FormatNote[]): ProgramContent[] {
  const templates = split.flatMap(({ language, prepend, template, append }) => {
    const own = findOwnLanguage(language);
    if (own === undefined) notes.push(note('template-skipped', { detail: language }));
    const code = [prepend, template, append].filter((part) => part.trim() !== '').join('\n');
    return own === undefined || code === '' ? [] : [{ language: own, code }];
  });
  // Two foreign names may map to one language: the first wins.
  return templates.filter(
    ({ language }, index) => templates.findIndex((other) => other.language === language) === index,
  );
}

const accepted = 0;

export function toAcceptedSolutions(
  programs: readonly ProgramContent[],
  notes: FormatNote[],
): SolutionContent[] {
  return programs.flatMap(({ language, code }, index) => {
    const own = findOwnLanguage(language);
    if (own === undefined) notes.push(note('solution-skipped', { detail: language }));
    const name = `solution-${String(index + 1)}`;
    return own === undefined ? [] : [{ name, language: own, code, expectedStatuses: [accepted] }];
  });
}
