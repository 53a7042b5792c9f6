/**
 * Programs are compared within a family of languages. The names are ours ("C++ 17 With O2") or those of other sites
 * ("GNU G++20 13.2").
 */
export const languageFamilies = [
  'cpp',
  'java',
  'python',
  'javascript',
  'go',
  'rust',
  'php',
  'csharp',
  'kotlin',
  'pascal',
  'ruby',
  'other',
] as const;
export type LanguageFamily = (typeof languageFamilies)[number];

/** The first match wins: "C++" before "C", "JavaScript" before "Java". C and C++ are one family: C compiles as C++. */
const signs: readonly (readonly [RegExp, LanguageFamily])[] = [
  [/c\+\+|g\+\+|\bcpp\b/i, 'cpp'],
  [/c#|\bmono\b|\bmcs\b/i, 'csharp'],
  [/typescript|javascript|node\.?js|\bv8\b/i, 'javascript'],
  [/kotlin/i, 'kotlin'],
  [/java|openjdk/i, 'java'],
  [/python|pypy/i, 'python'],
  [/\bgo(lang)?\b/i, 'go'],
  [/\brust\b/i, 'rust'],
  [/\bphp\b/i, 'php'],
  [/\bruby\b/i, 'ruby'],
  [/pascal|delphi|\bfpc\b/i, 'pascal'],
  [/^(gnu )?c\d*\b|\bgcc\b|\bc11\b/i, 'cpp'],
];

export const familyOfLanguage = (name: string): LanguageFamily =>
  signs.find(([sign]) => sign.test(name))?.[1] ?? 'other';
