/**
 * Merges a jury program of several files into one source, since a solution on the site is one file. C and C++ inline
 * their includes; Java gets the classes of its other files. Other languages stay several files.
 */
import type { JuryProgram } from '../jury-package/problem-package.ts';

export function toSingleSource({
  languages,
  code,
  extraFiles,
  sources = [],
}: JuryProgram): string | undefined {
  const names = Object.keys(extraFiles);
  if (names.length === 0) return code;
  const [language] = languages;
  if (/^C(\+\+)? /.test(language)) {
    // The file that defines `main` comes last, because it uses the others.
    const units = sources.map((file) => `#include "${file}"\n`).join('');
    return includeFiles(`${units}${code}`, extraFiles, new Set());
  }
  return language === 'Java' && names.every((name) => name.endsWith('.java') && !name.includes('/'))
    ? joinClasses(code, Object.values(extraFiles))
    : undefined;
}

function includeFiles(code: string, files: Readonly<Record<string, string>>, included: Set<string>): string {
  return code.replaceAll(/^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)".*$/gm, (line, name: string) => {
    const file = Object.keys(files).find((one) => one === name || one.endsWith(`/${name}`));
    if (file === undefined) return line;
    // A header has an include guard; a source may not.
    if (included.has(file)) return '';
    included.add(file);
    return includeFiles(
      (files[file] ?? '').replaceAll(/^[ \t]*#[ \t]*pragma[ \t]+once.*$/gm, ''),
      files,
      included,
    );
  });
}

/** One file may have one public class, and imports come first. */
function joinClasses(code: string, others: readonly string[]): string | undefined {
  const sources = [code, ...others];
  if (sources.some((source) => /^\s*package\s/m.test(source))) return undefined;
  const imports = new Set(sources.flatMap((source) => source.match(/^[ \t]*import\s[^;]+;/gm) ?? []));
  const bodies = sources.map((source, index) => {
    const body = source.replaceAll(/^[ \t]*import\s[^;]+;[ \t]*$/gm, '').trim();
    return index === 0
      ? body
      : body.replaceAll(
          /^public\s+((?:(?:final|abstract|sealed)\s+)*(?:class|interface|enum|record)\s)/gm,
          '$1',
        );
  });
  return `${[...imports].join('\n')}\n${bodies.join('\n\n')}\n`;
}
