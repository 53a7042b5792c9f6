import { languagePrograms, type LanguageFamily } from './language-programs.ts';

/**
 * A language of our own judge, as the help page and the editor show it. The judge has its own commands and
 * limits.
 */
export interface LocalLanguage {
  /** Existing clients and stored submissions refer to languages by these names, so they never change. */
  name: string;
  family: LanguageFamily;
  /** The mode of the editor. */
  contentType: string;
  description: string;
  /** Null if the source runs without compilation. */
  compileCommand: string | null;
  /** Whether checkers and interactors may be written in it, if a judge has it. */
  isCheckerLanguage: boolean;
}

const nativeFlags = (isOptimised: boolean) => `-DONLINE_JUDGE${isOptimised ? ' -O2' : ''} -w -fmax-errors=1`;

/** Each standard twice: plain, and optimised. */
function cpp(name: string, standard: string): LocalLanguage[] {
  return [false, true].map((isOptimised) => ({
    name: isOptimised ? `${name} With O2` : name,
    family: 'cpp',
    contentType: 'text/x-c++src',
    description: `GCC (g++), ${standard.toUpperCase()}${isOptimised ? ', -O2' : ''}`,
    compileCommand: `g++ ${nativeFlags(isOptimised)} -std=${standard} main.cpp -lm -o main`,
    isCheckerLanguage: true,
  }));
}

const c = [false, true].map((isOptimised): LocalLanguage => ({
  name: isOptimised ? 'C With O2' : 'C',
  family: 'c',
  contentType: 'text/x-csrc',
  description: `GCC (gcc), C11${isOptimised ? ', -O2' : ''}`,
  compileCommand: `gcc ${nativeFlags(isOptimised)} -std=c11 main.c -lm -o main`,
  isCheckerLanguage: true,
}));

type Outline = Pick<LocalLanguage, 'name' | 'family' | 'contentType' | 'description'> & {
  compile?: string;
  isCheckerLanguage?: boolean;
};

const other = ({ compile, isCheckerLanguage = true, ...language }: Outline): LocalLanguage => ({
  ...language,
  compileCommand: compile ?? null,
  isCheckerLanguage,
});

function python(name: string, program: string, description: string): LocalLanguage {
  const family = name.endsWith('3') ? 'python3' : 'python2';
  return other({
    name,
    family,
    contentType: 'text/x-python',
    description,
    compile: `${program} -m py_compile main.py`,
  });
}

/** In the order in which users look for them: C++ first, historical languages last. */
export const localLanguages: readonly LocalLanguage[] = [
  ...cpp('C++', 'c++14'),
  ...cpp('C++ 17', 'c++17'),
  ...cpp('C++ 20', 'c++20'),
  ...cpp('C++ 23', 'c++23'),
  ...c,
  python('Python3', 'python3', 'CPython 3'),
  python('PyPy3', 'pypy3', 'PyPy for Python 3, with a just-in-time compiler'),
  other({
    name: 'Java',
    family: 'java',
    contentType: 'text/x-java',
    description: 'OpenJDK; the main class may have any name',
    compile: 'javac -encoding UTF-8 Main.java && jar -cf Main.jar *.class',
  }),
  other({
    name: 'Kotlin',
    family: 'kotlin',
    contentType: 'text/x-kotlin',
    description: 'Kotlin on the JVM',
    compile: 'kotlinc main.kt -include-runtime -d main.jar',
  }),
  other({
    name: 'Golang',
    family: 'go',
    contentType: 'text/x-go',
    description: 'Go',
    compile: 'go build -o main main.go',
  }),
  other({
    name: 'Rust',
    family: 'rust',
    contentType: 'text/x-rustsrc',
    description: 'Rust (rustc), optimised',
    compile: 'rustc -O -o main main.rs',
  }),
  other({
    name: 'C#',
    family: 'csharp',
    contentType: 'text/x-csharp',
    description: 'Mono C# compiler (mcs)',
    compile: 'mcs -optimize+ -out:main Main.cs',
  }),
  other({
    name: 'JavaScript Node',
    family: 'javascriptNode',
    contentType: 'text/javascript',
    description: 'Node.js',
  }),
  other({
    name: 'TypeScript',
    family: 'typescript',
    contentType: 'application/typescript',
    description: 'TypeScript on Node.js; types are removed, not checked',
  }),
  other({
    name: 'JavaScript V8',
    family: 'javascriptV8',
    contentType: 'text/javascript',
    description: 'The V8 shell (d8); readline() reads, print() writes',
    // A checker receives its files as arguments, and the shell would run those as programs.
    isCheckerLanguage: false,
  }),
  other({ name: 'PHP', family: 'php', contentType: 'text/x-php', description: 'PHP command line' }),
  other({ name: 'Ruby', family: 'ruby', contentType: 'text/x-ruby', description: 'Ruby (MRI)' }),
  other({
    name: 'Pascal',
    family: 'pascal',
    contentType: 'text/x-pascal',
    description: 'Free Pascal, optimised',
    compile: 'fpc -O2 -dONLINE_JUDGE main.pas',
  }),
  python('Python2', 'python2', 'CPython 2.7'),
  python('PyPy2', 'pypy', 'PyPy for Python 2.7, with a just-in-time compiler'),
];

export const programsOf = ({ family }: LocalLanguage) => languagePrograms[family];
