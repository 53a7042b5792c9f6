/**
 * How this works: the requested name is only parsed for a hash, and the hash is only looked up among rows of
 * a public purpose. Another name is looked up among the addresses of the site from which this one moved in. The content is
 * opened by that row's hash: no part of the address becomes a path. The response has the type of the row, forbids sniffing, and
 * sandboxes the content without scripts, so that a user's file that is opened in a tab of our origin can do nothing there.
 */
import { publicFileDownloads } from '@touchstone/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { MissingContentError, type FileStore } from '../../platform/storage/file-store.ts';
import { findFormerFile, findPublicFile, type PublicFileRow } from './files.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore'>;

/** A hash, the id of a file, and an extension for readability; the last two are optional. */
const publicName = /^([0-9a-f]{64})(?:-(\d{1,15}))?(?:\.[A-Za-z0-9]{1,10})?$/;

export function servePublicFiles(app: FastifyInstance, parts: Parts) {
  for (const name of Object.keys(publicFileDownloads)) {
    const url = name.replace('GET ', '').replace(/\{(\w+)\}/g, ':$1');
    app.get<{ Params: { name: string } }>(url, (request, reply) =>
      sendPublicFile(parts, { request, reply, name: request.params.name }),
    );
  }
}

async function sendPublicFile(
  { database, fileStore }: Parts,
  { request, reply, name }: { request: FastifyRequest; reply: FastifyReply; name: string },
) {
  const [, sha256, id] = publicName.exec(name) ?? [];
  const file =
    sha256 === undefined
      ? await findFormerFile(database, formerAddresses(request))
      : await findPublicFile(database, { sha256, ...(id !== undefined && { id: Number(id) }) });
  if (file === undefined) throw callError('unknownPath');
  const isKnown = request.headers['if-none-match']?.includes(`"${file.sha256}"`) === true;
  if (isKnown) return describeFile(reply, file).status(304).send();
  const content = await openContent(fileStore, file.sha256, request.log);
  return describeFile(reply, file).header('content-length', file.sizeBytes).send(content);
}

/** The site from which this one moved in served every file under both paths. */
function formerAddresses({ url }: FastifyRequest) {
  const address = decodeURI(new URL(url, 'http://site').pathname);
  const otherAddress = address.replace(/^\/api\/public\/(img|file)\//, (_, folder: string) =>
    folder === 'img' ? '/api/public/file/' : '/api/public/img/',
  );
  return { address, otherAddress };
}

async function openContent(fileStore: FileStore, sha256: string, log: FastifyBaseLogger) {
  try {
    return await fileStore.open(sha256);
  } catch (error) {
    if (!(error instanceof MissingContentError)) throw error;
    // Replaced a moment ago, or lost from the store: the row still exists only in the second case.
    log.warn({ sha256 }, 'a stored file has no content');
    throw callError('unknownPath');
  }
}

function describeFile(reply: FastifyReply, { sha256, name, mediaType }: PublicFileRow) {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', disposition(name, mediaType))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', `"${sha256}"`);
}

/**
 * Pictures that we reencoded, and content that starts as a PDF, which pages show in a frame instead of
 * downloading it.
 */
const shownTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
];

/** Everything else is a download. */
function disposition(name: string, mediaType: string) {
  const kind = shownTypes.includes(mediaType) ? 'inline' : 'attachment';
  return `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`;
}
