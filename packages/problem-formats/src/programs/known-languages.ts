/** Language names in packages: file extensions and the codes of the ICPC format. */

type LanguageNames = readonly [string, ...string[]];

/** The newest common standard first. Older compilers offer less, and old programs may need an older standard. */
const cpp: LanguageNames = ['C++ 20 With O2', 'C++ 17 With O2', 'C++ With O2'];

interface KnownLanguage {
  readonly codes: readonly string[];
  readonly endings: readonly string[];
  /** The first that a machine offers is used. */
  readonly names: LanguageNames;
  /** The entry of a program of several files, if the package names none. */
  readonly entryFiles: readonly string[];
}

const knownLanguages: readonly KnownLanguage[] = [
  { codes: ['c', 'cgmp'], endings: ['.c'], names: ['C With O2'], entryFiles: ['main.c'] },
  {
    codes: ['cpp', 'c++', 'cppgmp'],
    endings: ['.cpp', '.cc', '.cxx', '.c++', '.C'],
    names: cpp,
    entryFiles: ['main.cpp', 'main.cc', 'main.cxx'],
  },
  {
    codes: ['java', 'javaalgs4'],
    endings: ['.java'],
    names: ['Java'],
    entryFiles: ['Main.java', 'main.java'],
  },
  {
    codes: ['python3', 'python', 'cpython3', 'python3numpy'],
    endings: ['.py', '.py3'],
    names: ['Python3'],
    entryFiles: ['main.py', '__main__.py', 'main.py3'],
  },
  { codes: ['pypy', 'pypy3'], endings: [], names: ['PyPy3'], entryFiles: ['main.py', '__main__.py'] },
  { codes: ['python2'], endings: ['.py2'], names: ['Python2', 'PyPy2'], entryFiles: ['main.py2', 'main.py'] },
  { codes: ['go'], endings: ['.go'], names: ['Golang'], entryFiles: ['main.go'] },
  { codes: ['rust'], endings: ['.rs'], names: ['Rust'], entryFiles: ['main.rs'] },
  { codes: ['csharp', 'c#'], endings: ['.cs'], names: ['C#'], entryFiles: ['Main.cs', 'main.cs'] },
  { codes: ['php'], endings: ['.php'], names: ['PHP'], entryFiles: ['main.php'] },
  {
    codes: ['javascript', 'nodejs'],
    endings: ['.js', '.mjs', '.cjs'],
    names: ['JavaScript Node'],
    entryFiles: ['main.js'],
  },
  { codes: ['typescript'], endings: ['.ts'], names: ['TypeScript'], entryFiles: ['main.ts'] },
  { codes: ['ruby'], endings: ['.rb'], names: ['Ruby'], entryFiles: ['main.rb'] },
  { codes: ['pascal'], endings: ['.pas', '.pp'], names: ['Pascal'], entryFiles: ['main.pas'] },
  { codes: ['kotlin'], endings: ['.kt'], names: ['Kotlin'], entryFiles: ['Main.kt', 'main.kt'] },
];

export function findLanguageByCode(code: string): KnownLanguage | undefined {
  return knownLanguages.find(({ codes }) => codes.includes(code.toLowerCase()));
}

export function findLanguageByFile(fileName: string): KnownLanguage | undefined {
  const ending = endingOf(fileName);
  // `.C` is C++ and `.c` is C; otherwise case does not matter.
  return (
    knownLanguages.find(({ endings }) => endings.includes(ending)) ??
    knownLanguages.find(({ endings }) => endings.includes(ending.toLowerCase()))
  );
}

/** Legacy packages use `.py` for both Python versions and distinguish them by the first line. */
export function pythonOfShebang(code: string): KnownLanguage | undefined {
  return /^#!.*python2/.test(code) ? findLanguageByCode('python2') : undefined;
}

export function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot <= 0 ? '' : fileName.slice(dot);
}

/** The source extension of a language, by the judge's name of any standard. */
export function findEnding(name: string): string | undefined {
  if (name.startsWith('C++')) return '.cpp';
  if (/^C( |$)/.test(name)) return '.c';
  if (name.startsWith('Py')) return name.endsWith('2') ? '.py2' : '.py';
  return knownLanguages.find(({ names }) => names.includes(name))?.endings[0];
}

export type { KnownLanguage };
