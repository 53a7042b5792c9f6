import type { Archive } from '../archive/open-archive.ts';
import { parseJsonDocument } from '../json-document.ts';
import { FormatError, readOne, type ReadResult } from '../read-result.ts';
import { findHojProblems, type HojEntry } from './find-hoj-problems.ts';
import { toContent } from './hoj-content.ts';
import { hojDocument } from './hoj-document.ts';

const largestDocumentBytes = 16 * 1024 * 1024;

/** An archive in the HOJ format: `problem_1000.json` beside the folder `problem_1000` with its test data. */
export async function* readHoj(archive: Archive): AsyncIterable<ReadResult> {
  const entries = findHojProblems(archive);
  if (entries.length === 0) throw new FormatError('no-problem-found');
  for (const entry of entries) yield await readOne(entry.name, () => readEntry(entry));
}

async function readEntry(entry: HojEntry) {
  const text = await entry.json.readText(largestDocumentBytes);
  const document = parseJsonDocument({ file: entry.json.path, text }, hojDocument);
  if (entry.files.size === 0) {
    throw new FormatError('file-missing', { file: `${entry.json.path.slice(0, -'.json'.length)}/` });
  }
  return toContent(entry, document);
}
