/**
 * The judge takes one source file and further files beside it. A program of several files becomes that: C and C++ sources
 * are included one after the other, everything else finds its neighbours by name.
 */
import type { JuryProgram } from '../jury-package/problem-package.ts';
import { assembleJava } from './java-entry.ts';
import { endingOf, type KnownLanguage } from './known-languages.ts';

export interface ProgramFiles {
  readonly language: KnownLanguage;
  /** Sources and headers by name, relative to the folder of the program. */
  readonly files: Readonly<Record<string, string>>;
  /** A file or class that the package names as the beginning. */
  readonly entry?: string | undefined;
}

export function assembleProgram(input: ProgramFiles): JuryProgram | { readonly reason: string } {
  const { language, files, entry } = input;
  const { names: languages } = language;
  if (languages[0] === 'Java') {
    const java = assembleJava(files, entry);
    return 'reason' in java ? java : { languages, ...java };
  }
  const sources = listSources(language, files);
  if (/^C(\+\+)? /.test(languages[0]) && sources.length > 1) {
    return { languages, code: includeAll(sources, files), extraFiles: renameSources(files) };
  }
  const file = chooseEntryFile(input);
  if (file === undefined)
    return { reason: `it is not clear which file is the beginning: ${Object.keys(files).join(', ')}` };
  const { [file]: code = '', ...extraFiles } = files;
  return { languages, code, extraFiles };
}

function chooseEntryFile({ language, files, entry }: ProgramFiles): string | undefined {
  const sources = listSources(language, files);
  if (entry !== undefined)
    return [entry, ...language.endings.map((ending) => `${entry}${ending}`)].find((file) => file in files);
  if (sources.length === 1) return sources[0];
  return language.entryFiles.find((file) => file in files) ?? onlyMain(sources, files);
}

/** In Python it is customary to tell the beginning by a test of `__name__`. */
function onlyMain(sources: readonly string[], files: Readonly<Record<string, string>>): string | undefined {
  const marked = sources.filter((file) => /^if __name__ *== *['"]__main__/m.test(files[file] ?? ''));
  return marked.length === 1 ? marked[0] : undefined;
}

function listSources(language: KnownLanguage, files: Readonly<Record<string, string>>): string[] {
  return Object.keys(files).filter((file) => isSource(file, language) && !isIncluded(file, files));
}

function isSource(file: string, { endings, codes }: KnownLanguage): boolean {
  const ending = endingOf(file);
  const known = endings.length > 0 ? endings : ['.py'];
  if (codes.includes('python2') && ending === '.py') return true;
  if (codes.includes('cpp') && ending === '.c') return true;
  return known.includes(ending);
}

/** Some include sources as others include headers. */
function isIncluded(file: string, files: Readonly<Record<string, string>>): boolean {
  return Object.values(files).some((code) => code.includes(`#include "${file}"`));
}

/** `main.cpp` is the name of what we write: a source of that name gets another. */
function sourceName(file: string): string {
  return /^main\.(c|cpp)$/.test(file) ? `jury-${file}` : file;
}

function renameSources(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, code]) => [sourceName(file), code]));
}

function includeAll(sources: readonly string[], files: Readonly<Record<string, string>>): string {
  // What defines `main` comes last: it uses the others, which need not be declared twice.
  const definesMain = (file: string): number => Number(/\bmain\s*\(/.test(files[file] ?? ''));
  const ordered = sources.toSorted((one, other) => definesMain(one) - definesMain(other));
  return ordered.map((file) => `#include "${sourceName(file)}"\n`).join('');
}
