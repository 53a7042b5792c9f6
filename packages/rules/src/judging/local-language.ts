/**
 * Online runs of remote problems happen on our own judge: which of our languages stands for one of another site. C++ keeps the
 * standard that its name gives, since newer code would not compile with an older one.
 */
export interface NamedLanguage {
  name: string;
  contentType: string;
}

/** Our names by the mode of the editor. */
const byContentType: Readonly<Record<string, string>> = {
  'text/x-csrc': 'C With O2',
  'text/x-java': 'Java',
  'text/x-kotlin': 'Kotlin',
  'text/x-go': 'Golang',
  'text/x-csharp': 'C#',
  'text/x-php': 'PHP',
  'text/x-ruby': 'Ruby',
  'text/x-rustsrc': 'Rust',
  'text/x-pascal': 'Pascal',
};

const cppStandards = [
  [/\+\+ ?2[36bc]/iu, 'C++ 23 With O2'],
  [/\+\+ ?2[0a]/iu, 'C++ 20 With O2'],
  [/\+\+ ?17/iu, 'C++ 17 With O2'],
] as const;

/** Undefined: we have no language that runs the same code. */
export function findLocalLanguage({ name, contentType }: NamedLanguage): string | undefined {
  switch (contentType) {
    case 'text/x-c++src':
      return cppStandards.find(([sign]) => sign.test(name))?.[1] ?? 'C++ With O2';
    case 'text/x-python':
      return pythonOf(name);
    case 'text/javascript':
      return scriptOf(name);
    case 'application/typescript':
      return /node/iu.test(name) ? 'TypeScript' : undefined;
    default:
      return byContentType[contentType];
  }
}

/** The first number is the version of the language, except in `Python (PyPy 2.7.13)`. */
function pythonOf(name: string): string {
  const isPypy = /pypy/iu.test(name);
  const isSecond = /^\D*2/u.test(name);
  if (isPypy) return isSecond ? 'PyPy2' : 'PyPy3';
  return isSecond ? 'Python2' : 'Python3';
}

/** Shells of engines read with `readline()`, as ours does. */
function scriptOf(name: string): string | undefined {
  if (/node/iu.test(name)) return 'JavaScript Node';
  return /\bv8\b|rhino|smonkey/iu.test(name) ? 'JavaScript V8' : undefined;
}
