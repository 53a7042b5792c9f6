/** What an archive is, by what lies in it. FPS may also come as the XML file itself, which is no archive. */
import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import type { Archive } from './archive/open-archive.ts';
import { findHojProblems } from './hoj/find-hoj-problems.ts';
import { findQduojProblems } from './qduoj/read-qduoj.ts';

/** Undefined where it looks like none of them. */
export async function detectFormat(archive: Archive): Promise<ImportFormat | undefined> {
  const paths = [...archive.files.keys()];
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (findQduojProblems(archive).length > 0) return 'qduoj';
  if (findHojProblems(archive).some(({ files }) => files.size > 0)) return 'hoj';
  if (has(/(^|\/)domjudge-problem\.ini$/)) return 'icpc';
  if (has(/(^|\/)problem\.ya?ml$/)) {
    // Hydro keeps its tests apart from its settings; ICPC packages have a folder of data and one of statements.
    return has(/(^|\/)data\/(secret|sample)\//) || has(/(^|\/)problem_statement\//) ? 'icpc' : 'hydro';
  }
  return detectXml(archive);
}

/** Both have XML files; their first element tells them apart. */
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

/** Behind declarations and comments. */
export const findRoot = (beginning: string): string | undefined =>
  /<([a-z][\w-]*)[\s>/]/i.exec(beginning.replace(/<!--[\s\S]*?(-->|$)/g, ''))?.[1]?.toLowerCase();
