import type { CheckerConvention } from '@touchstone/rules/judging/checker-verdict';

/**
 * The calling convention of a checker, detected from its sources: it includes testlib.h, or it contains both exit codes of
 * Kattis. A problem has no field for it.
 */
export function detectConvention(
  code: string,
  extraFiles: Readonly<Record<string, string>>,
): CheckerConvention {
  if (/^\s*#\s*include\s*["<]testlib\.h[">]/m.test(code)) return 'testlib';
  const included = Object.entries(extraFiles).filter(([name]) => code.includes(nameWithoutEnding(name)));
  const sources = [code, ...included.map(([, text]) => text)].join('\n');
  return /\b42\b/.test(sources) && /\b43\b/.test(sources) ? 'kattis' : 'plain';
}

const nameWithoutEnding = (name: string) => name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
