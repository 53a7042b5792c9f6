import type { CheckerConvention } from '@touchstone/rules/judging/checker-verdict';

/**
 * By which convention a checker speaks, told from its sources: it includes testlib.h, or it names both exit codes of Kattis.
 * There is no other place where a problem says it.
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
