import type { Archive, ArchiveFile } from '../archive/open-archive.ts';
import { parseJsonDocument } from '../json-document.ts';
import { FormatError, readOne, type ReadResult } from '../read-result.ts';
import { toContent } from './qduoj-content.ts';
import { qduojDocument } from './qduoj-document.ts';

const largestDocumentBytes = 16 * 1024 * 1024;

/** Every folder with a `problem.json`, at any depth. */
export const findQduojProblems = (archive: Archive): ArchiveFile[] =>
  [...archive.files.values()]
    .filter(({ path }) => /(^|\/)problem\.json$/.test(path))
    .toSorted((first, second) => first.path.localeCompare(second.path, 'en', { numeric: true }));

/** An archive that QDUOJ exported: `1/problem.json` and `1/testcase/`, `2/…`. */
export async function* readQduoj(archive: Archive): AsyncIterable<ReadResult> {
  const documents = findQduojProblems(archive);
  if (documents.length === 0) throw new FormatError('no-problem-found');
  for (const file of documents) {
    const folder = file.path.slice(0, -'problem.json'.length);
    yield await readOne(folder.slice(0, -1) || file.path, async () => {
      const text = await file.readText(largestDocumentBytes);
      const document = parseJsonDocument({ file: file.path, text }, qduojDocument);
      return toContent({ archive, folder, file: file.path }, document);
    });
  }
}
