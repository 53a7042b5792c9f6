/**
 * How the site shows the names of languages. The names themselves never change: existing clients and stored submissions
 * refer to them. Names of other sites are shown as they are.
 */

/** The standard of a plain `C++`, as the judge compiles it. */
const plainCppStandard = '14';

const labels: Readonly<Record<string, string>> = {
  C: 'C11',
  'C With O2': 'C11 (O2)',
  Python3: 'Python 3',
  Python2: 'Python 2',
  PyPy3: 'PyPy 3',
  PyPy2: 'PyPy 2',
  Golang: 'Go',
  'JavaScript Node': 'JavaScript (Node.js)',
  'JavaScript V8': 'JavaScript (V8)',
};

export function languageLabel(name: string): string {
  const cpp = /^C\+\+(?: (\d\d))?( With O2)?$/.exec(name);
  if (cpp === null) return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;
  const [, standard = plainCppStandard, optimised] = cpp;
  return `C++${standard}${optimised === undefined ? '' : ' (O2)'}`;
}

/** The languages of a problem as a list shows them. The same name means another compiler at another site. */
export const languageOptions = (
  names: readonly string[],
  isRemote: boolean,
): { value: string; label: string }[] =>
  isRemote
    ? names.map((value) => ({ value, label: value }))
    : orderLanguages(names).map((value) => ({ value, label: languageLabel(value) }));

/** What most users look for, best first. */
const usual = [
  'C++ 17 With O2',
  'Python3',
  'Java',
  'C++ 20 With O2',
  'C++ 23 With O2',
  'C++ With O2',
  'C With O2',
  'PyPy3',
];

/** Usual languages first; the others keep their order. */
export function orderLanguages(names: readonly string[]): string[] {
  const isUsual = (name: string) => usual.includes(name);
  return [...usual.filter((name) => names.includes(name)), ...names.filter((name) => !isUsual(name))];
}
