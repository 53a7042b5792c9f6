/** Polygon source types, such as `cpp.g++17`, mapped to languages of the site. The first match is used. */
const languages: readonly (readonly [RegExp, string])[] = [
  [/^(c|gcc)\.gcc|^c\./, 'C With O2'],
  [/^cpp\..*23/, 'C++ 23 With O2'],
  [/^cpp\..*20/, 'C++ 20 With O2'],
  [/^cpp\..*(11|14)\b/, 'C++ With O2'],
  [/^cpp\./, 'C++ 17 With O2'],
  [/^java/, 'Java'],
  [/^kotlin/, 'Kotlin'],
  [/^python\.pypy2/, 'PyPy2'],
  [/^python\.pypy/, 'PyPy3'],
  [/^python\.2/, 'Python2'],
  [/^python/, 'Python3'],
  [/^pas/, 'Pascal'],
  [/^csharp/, 'C#'],
  [/^go/, 'Golang'],
  [/^rust/, 'Rust'],
  [/^ruby/, 'Ruby'],
  [/^php/, 'PHP'],
  [/^(js|javascript|nodejs)/, 'JavaScript Node'],
];

export const findSourceLanguage = (type: string): string | undefined =>
  languages.find(([pattern]) => pattern.test(type))?.[1];
