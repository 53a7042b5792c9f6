/** Lists a bucket, page by page (ListObjectsV2). */
import { findContentHash, type ListedContent } from './file-store.ts';

/** `ask` takes the query string of the bucket's address and returns the XML. */
export async function* listS3Content(
  fetchPage: (query: string) => Promise<string>,
): AsyncIterable<ListedContent> {
  let token: string | undefined;
  do {
    // In the order that the signature requires.
    const query = token === undefined ? '' : `continuation-token=${encodeURIComponent(token)}&`;
    const page = await fetchPage(`${query}list-type=2`);
    yield* parsePage(page);
    token = findElement(page, 'NextContinuationToken');
  } while (token !== undefined);
}

function* parsePage(page: string): Iterable<ListedContent> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    // Our keys contain nothing that XML escapes; other keys in the bucket are not ours.
    const sha256 = findContentHash(findElement(entry, 'Key') ?? '');
    const storedAt = new Date(findElement(entry, 'LastModified') ?? '');
    if (sha256 !== undefined && !Number.isNaN(storedAt.getTime())) yield { sha256, storedAt };
  }
}

const findElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
