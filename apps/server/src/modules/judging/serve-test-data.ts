/**
 * How this works: the hash in the address is only looked up among the hashes of test data and never becomes a
 * path. Other content of the store is not served. Content is streamed because it may be large.
 */
import { judgingDownloads } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Platform } from '../../platform/platform.ts';
import { MissingContentError } from '../../platform/storage/file-store.ts';
import { isTestData } from './task-payload.repository.ts';

const name = 'GET /judge-gateway/files/{sha256}';
const hashPattern = /^[0-9a-f]{64}$/;

export function serveTestData(app: FastifyInstance, platform: Platform) {
  const { access } = judgingDownloads[name];
  const url = name.replace('GET ', '').replace('{sha256}', ':sha256');
  app.get<{ Params: { sha256: string } }>(url, async (request, reply) => {
    await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: false });
    const content = await openTestData(platform, request.params.sha256);
    return reply
      .header('content-type', 'application/octet-stream')
      .header('cache-control', 'no-store')
      .header('content-length', content.sizeBytes)
      .send(content.stream);
  });
}

async function openTestData(
  { database, fileStore, logger }: Pick<Platform, 'database' | 'fileStore' | 'logger'>,
  sha256: string,
) {
  const isKnown = hashPattern.test(sha256) && (await isTestData(database, sha256));
  const sizeBytes = isKnown ? await fileStore.findSize(sha256) : undefined;
  if (sizeBytes === undefined) {
    if (isKnown) logger.error({ sha256 }, 'test data is missing in the store');
    throw callError('unknownPath');
  }
  try {
    return { sizeBytes, stream: await fileStore.open(sha256) };
  } catch (error) {
    if (!(error instanceof MissingContentError)) throw error;
    throw callError('unknownPath');
  }
}
