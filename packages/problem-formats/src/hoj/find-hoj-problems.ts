import type { Archive, ArchiveFile } from '../archive/open-archive.ts';

export interface HojEntry {
  readonly name: string;
  readonly json: ArchiveFile;
  /** Keyed by path in the problem's folder. */
  readonly files: ReadonlyMap<string, ArchiveFile>;
}

/** Every `X.json` beside a folder `X`. An archive with one folder around everything is accepted. */
export function findHojProblems(archive: Archive): HojEntry[] {
  const files = [...archive.files.values()];
  const prefix = findCommonFolder(files);
  const jsons = files.filter(({ path }) => /^[^/]+\.json$/i.test(path.slice(prefix.length)));
  return jsons.map((json) => {
    const folder = json.path.slice(0, -'.json'.length);
    const inside = files.filter(({ path }) => path.startsWith(`${folder}/`));
    return {
      name: folder.slice(prefix.length),
      json,
      files: new Map(inside.map((file) => [file.path.slice(folder.length + 1), file])),
    };
  });
}

/** With a trailing slash; empty if files are at the root or in several folders. */
function findCommonFolder(files: readonly ArchiveFile[]): string {
  const [first] = files;
  const slash = first?.path.indexOf('/') ?? -1;
  if (first === undefined || slash < 0) return '';
  const folder = first.path.slice(0, slash + 1);
  return files.every(({ path }) => path.startsWith(folder)) ? folder : '';
}
