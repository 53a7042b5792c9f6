/** Names of languages and what LibreOJ's API calls them. */
interface ApiLanguage {
  language: string;
  compileAndRunOptions: Readonly<Record<string, string>>;
}

const cpp = (compiler: string, std: string, isOptimised: boolean): ApiLanguage => ({
  language: 'cpp',
  compileAndRunOptions: { compiler, std, O: isOptimised ? '2' : '0', m: '64' },
});
const c = (compiler: string, std: string): ApiLanguage => ({
  language: 'c',
  compileAndRunOptions: { compiler, std, O: '2', m: '64' },
});
const other = (
  language: string,
  compileAndRunOptions: Readonly<Record<string, string>> = {},
): ApiLanguage => ({
  language,
  compileAndRunOptions,
});

export const libreojLanguages: ReadonlyMap<string, ApiLanguage> = new Map([
  ['C++ 17 (G++)', cpp('g++', 'c++17', false)],
  ['C++ 17 (G++ O2)', cpp('g++', 'c++17', true)],
  ['C++ 17 (Clang++)', cpp('clang++', 'c++17', false)],
  ['C++ 17 (Clang++ O2)', cpp('clang++', 'c++17', true)],
  ['C++ 11 (G++)', cpp('g++', 'c++11', false)],
  ['C++ 11 (G++ O2)', cpp('g++', 'c++11', true)],
  ['C++ 11 (Clang++)', cpp('clang++', 'c++11', false)],
  ['C++ 11 (Clang++ O2)', cpp('clang++', 'c++11', true)],
  ['C 17 (GCC)', c('gcc', 'c17')],
  ['C 17 (Clang)', c('clang', 'c17')],
  ['C 11 (GCC)', c('gcc', 'c11')],
  ['C 11 (Clang)', c('clang', 'c11')],
  ['Java', other('java')],
  ['Kotlin 1.8 (JVM)', other('kotlin', { version: '1.8', platform: 'jvm' })],
  ['Pascal', other('pascal', { optimize: '2' })],
  ['Python 3.10', other('python', { version: '3.10' })],
  ['Python 3.9', other('python', { version: '3.9' })],
  ['Python 2.7', other('python', { version: '2.7' })],
  ['Rust 2021', other('rust', { version: '2021', optimize: '3' })],
  ['Rust 2018', other('rust', { version: '2018', optimize: '3' })],
  ['Rust 2015', other('rust', { version: '2015', optimize: '3' })],
  ['Go 1.x', other('go', { version: '1.x' })],
  ['C# 9', other('csharp', { version: '9' })],
  ['C# 7.3', other('csharp', { version: '7.3' })],
]);
