import { downloads, errorCodeHeader } from '@touchstone/contract';
import { isConnectionFailure } from '@touchstone/database';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callError, CallError } from '../errors/call-error.ts';
import { findStorageError } from '../errors/storage-error.ts';
import { FileStoreError } from '../storage/file-store.ts';
import { originOf } from './call-origin.ts';

/** Framework errors that the caller caused, by the framework's code. */
function toCallError(error: FastifyError, maximumBytes: number): CallError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return callError('bodyTooLarge', { maximumBytes });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return callError('wrongMediaType');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? callError('unreadableBody')
        : undefined;
  }
}

const filePaths: ReadonlySet<string | undefined> = new Set(
  Object.keys(downloads)
    .map((name) => name.replace('GET ', ''))
    .filter((path) => path.startsWith('/api/file/')),
);

/**
 * For file downloads a refusal must use the HTTP status: otherwise the browser would save it as the file. So must one of an
 * administration call to a user without a role: existing clients load the roles again when they see it.
 */
function httpStatusOf(request: FastifyRequest, { httpStatus, envelopeStatus }: CallError) {
  if (httpStatus !== 200) return httpStatus;
  const { url = '' } = request.routeOptions;
  if (filePaths.has(url)) return 400;
  const viewer = request.authentication?.viewer;
  const isOutsider = viewer !== undefined && !isAnyAdmin(viewer.role);
  return envelopeStatus === 403 && isOutsider && url.startsWith('/api/admin/') ? 403 : 200;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: CallError) {
  reply.header(errorCodeHeader, error.code);
  if (error.httpStatus === 401 || error.httpStatus === 403) {
    const urlType = request.headers['url-type'];
    if (typeof urlType === 'string' && /^[\w-]{1,32}$/.test(urlType)) reply.header('url-type', urlType);
  }
  return reply
    .status(httpStatusOf(request, error))
    .send({ status: error.envelopeStatus, data: error.data, msg: error.textIn(originOf(request).locale) });
}

export function handleErrors(app: FastifyInstance, maximumBytes: number) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof CallError) return sendError(request, reply, error);
    const known = toCallError(error, request.routeOptions.bodyLimit ?? maximumBytes);
    if (known !== undefined) return sendError(request, reply, known);
    const storageError = findStorageError(error);
    if (storageError !== undefined) {
      request.log.error({ err: error }, 'nothing can be stored');
      return sendError(request, reply, storageError);
    }
    if (isConnectionFailure(error)) {
      request.log.warn({ err: error }, 'the database is unavailable');
      return sendError(request, reply, callError('databaseUnavailable'));
    }
    if (error instanceof FileStoreError) {
      request.log.error({ err: error }, 'the file store is unavailable');
      return sendError(request, reply, callError('fileStoreUnavailable'));
    }
    request.log.error({ err: error }, 'call failed');
    return sendError(request, reply, callError('serverError'));
  });
}
