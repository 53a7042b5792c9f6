/**
 * Pictures and files of a statement. They are fetched and prepared before the transaction that stores the problem. An address
 * that could not be fetched stays in the text, and the import says so.
 */
import { fileLimits } from '@touchstone/contract/file-limits';
import type { Queryable } from '@touchstone/database';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import type { RemoteJudge, RemoteProblem } from '@touchstone/remote-judges/remote-judge';
import { mapConcurrent } from '../../../platform/map-concurrent.ts';
import type { Platform } from '../../../platform/platform.ts';
import { prepareFile, preparePicture, storePrepared, type PreparedFile } from '../../files/index.ts';
import type { RemoteTexts, Warning } from './content-of-remote.ts';

export interface StatementFile {
  /** The address in the text. */
  url: string;
  file: PreparedFile;
}

const concurrency = 3;
/** A statement with more is not a statement. The others stay links. */
const filesMaximum = 40;
/** Statements of a whole contest. */
const fileMaximumBytes = 32 * 1024 * 1024;

export async function fetchStatementFiles(
  site: SiteSession,
  { pictureHosts }: Pick<RemoteJudge, 'pictureHosts'>,
  { pictures, files = [] }: Pick<RemoteProblem, 'pictures' | 'files'>,
): Promise<{ files: readonly StatementFile[]; warnings: readonly Warning[] }> {
  const download = (url: string, maximumBytes: number) =>
    site.download(url, { maximumBytes, hosts: pictureHosts });
  const wanted = [
    ...pictures.map((url) => ({
      url,
      code: 'pictureNotStored' as const,
      prepare: async () => preparePicture(await download(url, fileLimits.pictureMaximumBytes)),
    })),
    ...files.map((url) => ({
      url,
      code: 'fileNotStored' as const,
      prepare: async () => preparePdf(url, await download(url, fileMaximumBytes)),
    })),
  ];
  const found: StatementFile[] = [];
  const warnings: Warning[] = [];
  const prepared = await mapConcurrent(wanted.slice(0, filesMaximum), concurrency, ({ prepare }) =>
    orUndefined(prepare),
  );
  for (const [index, { url, code }] of wanted.entries()) {
    const file = prepared[index];
    if (file === undefined) warnings.push({ code, detail: url });
    else found.push({ url, file });
  }
  return { files: found, warnings };
}

/** A file that the site does not give is no reason against the problem. */
async function orUndefined(prepare: () => Promise<PreparedFile | undefined>) {
  try {
    return await prepare();
  } catch (error) {
    if (error instanceof RemoteError) return undefined;
    throw error;
  }
}

/** Only PDFs are shown by our pages; anything else that the site sends instead, such as a login form, is not stored. */
function preparePdf(url: string, bytes: Buffer): PreparedFile | undefined {
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  const file = prepareFile(name, bytes);
  return file.mediaType === 'application/pdf' ? file : undefined;
}

type Addresses = ReadonlyMap<string, string>;

/**
 * Stores the files and returns their addresses here. A file that the texts before contain already keeps its address, so a
 * statement that did not change stays the same text.
 */
export async function storeStatementFiles(
  parts: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { files, before, ownerId }: { files: readonly StatementFile[]; before: string; ownerId: string },
): Promise<Addresses> {
  const known = findStoredAddresses(files, before);
  const addresses = new Map(known);
  for (const { url, file } of files)
    if (!addresses.has(url)) addresses.set(url, await storePrepared(parts, transaction, { file, ownerId }));
  return addresses;
}

/** Without storing: addresses that the texts before contain, by the hash of the content. */
export function findStoredAddresses(files: readonly StatementFile[], before: string): Addresses {
  const stored = [...before.matchAll(/\/api\/public\/(?:img|file)\/([0-9a-f]{64})[-\w.]*/gu)];
  const bySha256 = new Map(stored.map(([address, sha256 = '']) => [sha256, address]));
  return new Map(
    files.flatMap(({ url, file }) => {
      const address = bySha256.get(file.sha256);
      return address === undefined ? [] : [[url, address] as const];
    }),
  );
}

/** For a preview: the address that a file will have, as far as it is known. */
export function previewAddresses(files: readonly StatementFile[], before: string): Addresses {
  const stored = findStoredAddresses(files, before);
  return new Map(
    files.map(({ url, file }) => [
      url,
      stored.get(url) ??
        `/api/public/${file.purpose === 'markdown-picture' ? 'img' : 'file'}/${file.sha256}${/\.\w+$/u.exec(file.name)?.[0] ?? ''}`,
    ]),
  );
}

export function linkStored(texts: RemoteTexts, addresses: Addresses): RemoteTexts {
  // One address may be a prefix of another, so longer ones are replaced first. Tables stay HTML, with its entities.
  const inOrder = [...addresses].toSorted(([one], [other]) => other.length - one.length);
  const link = (text: string) =>
    inOrder.reduce(
      (linked, [url, address]) =>
        linked.replaceAll(url, address).replaceAll(url.replaceAll('&', '&amp;'), address),
      text,
    );
  return {
    ...texts,
    description: link(texts.description),
    inputDescription: link(texts.inputDescription),
    outputDescription: link(texts.outputDescription),
    hint: texts.hint === null ? null : link(texts.hint),
  };
}
