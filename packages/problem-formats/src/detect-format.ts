/** Detects the format of an archive by its files. FPS may also be a plain XML file. */
import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import type { Archive } from './archive/open-archive.ts';
import { findHojProblems } from './hoj/find-hoj-problems.ts';
import { findQduojProblems } from './qduoj/read-qduoj.ts';

/** Returns undefined for an unknown format. */
export async function detectFormat(archive: Archive): Promise<ImportFormat | undefined> {
  const paths = [...archive.files.keys()];
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (findQduojProblems(archive).length > 0) return 'qduoj';
  if (findHojProblems(archive).some(({ files }) => files.size > 0)) return 'hoj';
  if (has(/(^|\/)domjudge-problem\.ini$/)) return 'icpc';
  if (has(/(^|\/)problem\.ya?ml$/)) {
    // Hydro has tests apart from its settings; ICPC packages have a data folder and a statement folder.
    return has(/(^|\/)data\/(secret|sample)\//) || has(/(^|\/)problem_statement\//) ? 'icpc' : 'hydro';
  }
  return detectXml(archive);
}

/** Both have XML files; their root element differs. */
async function detectXml(archive: Archive): Promise<ImportFormat | undefined> {
  const xmls = [...archive.files.values()].filter(({ path }) => /\.xml$/i.test(path));
  for (const file of xmls.slice(0, mostLookedAt)) {
    const root = findRoot(await readBeginning(file));
    if (root === 'fps') return 'fps';
    if (root === 'problem' && file.name === 'problem.xml') return 'polygon';
  }
  return undefined;
}

const mostLookedAt = 20;

async function readBeginning({ open }: { open: () => Promise<AsyncIterable<unknown>> }): Promise<string> {
  for await (const chunk of await open()) return (chunk as Buffer).subarray(0, 4096).toString('latin1');
  return '';
}

/** After declarations and comments. */
export const findRoot = (beginning: string): string | undefined =>
  /<([a-z][\w-]*)[\s>/]/i.exec(beginning.replace(/<!--[\s\S]*?(-->|$)/g, ''))?.[1]?.toLowerCase();
