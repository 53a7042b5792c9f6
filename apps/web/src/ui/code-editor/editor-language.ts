/** Maps a language name to a grammar: names are ours ("C++ 17 With O2") or those of other sites ("GNU G++20 13.2"). */

export type EditorLanguage =
  | 'c'
  | 'cpp'
  | 'csharp'
  | 'go'
  | 'java'
  | 'javascript'
  | 'kotlin'
  | 'pascal'
  | 'php'
  | 'plain'
  | 'python'
  | 'ruby'
  | 'rust'
  | 'typescript';

/** The first match wins: "C++" before "C", "JavaScript" before "Java". */
const signs: readonly (readonly [RegExp, EditorLanguage])[] = [
  [/c\+\+|g\+\+|\bcpp\b/i, 'cpp'],
  [/c#|\bmono\b|\bmcs\b/i, 'csharp'],
  [/typescript/i, 'typescript'],
  [/javascript|node\.?js|\bv8\b/i, 'javascript'],
  [/kotlin/i, 'kotlin'],
  [/java|openjdk/i, 'java'],
  [/python|pypy/i, 'python'],
  [/\bgo(lang)?\b/i, 'go'],
  [/\brust\b/i, 'rust'],
  [/\bphp\b/i, 'php'],
  [/\bruby\b/i, 'ruby'],
  [/pascal|delphi|\bfpc\b/i, 'pascal'],
  [/^(gnu )?c\d*\b|\bgcc\b|\bc11\b/i, 'c'],
];

export const editorLanguageOf = (name: string): EditorLanguage =>
  signs.find(([sign]) => sign.test(name))?.[1] ?? 'plain';

const extensions: Readonly<Record<string, EditorLanguage>> = {
  c: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cxx: 'cpp',
  'c++': 'cpp',
  cs: 'csharp',
  go: 'go',
  h: 'cpp',
  hpp: 'cpp',
  java: 'java',
  js: 'javascript',
  cjs: 'javascript',
  mjs: 'javascript',
  kt: 'kotlin',
  pas: 'pascal',
  pp: 'pascal',
  dpr: 'pascal',
  php: 'php',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  ts: 'typescript',
};

/** By file extension; undefined if it is unknown. */
export function editorLanguageOfFile(fileName: string): EditorLanguage | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
}
