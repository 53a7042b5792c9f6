/** The language of a new checker: C++ for testlib.h, if the site offers it. */
export function chooseCheckerLanguage(offered: readonly string[], usual: string): string {
  if (offered.includes(usual)) return usual;
  return offered.find((name) => name.startsWith('C++')) ?? offered[0] ?? usual;
}

/** What the author of a checker that does not compile should do. */
export type CheckerAdvice = 'testlib-needs-cpp' | 'testlib-is-provided';

/** `message` is the output of the compiler. */
export function findCheckerAdvice(
  { code, language }: { readonly code: string; readonly language: string },
  message: string,
): CheckerAdvice | undefined {
  const [, path] = /^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]*testlib[^">\n]*)[">]/im.exec(code) ?? [];
  if (path === undefined) return undefined;
  if (!language.startsWith('C++')) return 'testlib-needs-cpp';
  return path !== 'testlib.h' && /no such file/i.test(message) ? 'testlib-is-provided' : undefined;
}
