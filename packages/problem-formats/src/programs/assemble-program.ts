/**
 * The judge takes one source file and further files beside it. Of a program of several files, the one with `main` is the
 * source. In C, C++ and Java the others are compiled with it; other languages find their files by name.
 */
import type { JuryProgram } from '../jury-package/problem-package.ts';
import { assembleJava } from './java-entry.ts';
import { endingOf, type KnownLanguage } from './known-languages.ts';

export interface ProgramFiles {
  readonly language: KnownLanguage;
  /** Sources and headers by name, relative to the folder of the program. */
  readonly files: Readonly<Record<string, string>>;
  /** A file or class that the package names as the entry. */
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
    return { languages, ...chooseMainUnit(sources, files) };
  }
  const file = chooseEntryFile(input);
  if (file === undefined) return { reason: `the entry file is not clear: ${Object.keys(files).join(', ')}` };
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

/** Python programs usually mark the entry by a test of `__name__`. */
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

/** Some programs include sources like headers. */
function isIncluded(file: string, files: Readonly<Record<string, string>>): boolean {
  return Object.values(files).some((code) => code.includes(`#include "${file}"`));
}

/** The source with `main` becomes `main.c` or `main.cpp` at the top. In a folder it stays, and the source includes it. */
function chooseMainUnit(sources: readonly string[], files: Readonly<Record<string, string>>) {
  const main =
    sources.find((file) => /^main\.(c|cpp)$/.test(file)) ??
    sources.find((file) => /\bmain\s*\(/.test(files[file] ?? '')) ??
    sources[0] ??
    '';
  const units = sources.filter((file) => file !== main);
  if (main.includes('/')) return { code: `#include "${main}"\n`, extraFiles: files, sources: units };
  const { [main]: code = '', ...extraFiles } = files;
  return { code, extraFiles, sources: units };
}
