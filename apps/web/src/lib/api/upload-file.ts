/**
 * Uploads that may take minutes: told on the way how far they are, and given up on demand.
 *
 * How this works: `fetch` says nothing about how much of a body has left, so this is the older request of browsers. What an
 * answer means is the same as for every call: one ApiError, published once and thrown. There is no time limit while bytes
 * move; a connection that is lost ends in a network error by itself. A renewal of the token counts only while the one that
 * was sent is current.
 */
import type { Calls, DataOf } from '@touchstone/contract';
import { errorCodeHeader } from '@touchstone/contract/envelope';
import { getLocale } from '../locale.ts';
import { session } from '../session.ts';
import { ApiError, kindOfHttpStatus } from '@touchstone/api-client/api-error';
import { publishApiError } from './api-events.ts';
import { parseEnvelope } from '@touchstone/api-client/envelope';
import {
  isAdminPath,
  parseCallName,
  toQueryString,
  type QueryValues,
} from '@touchstone/api-client/request-parts';

export type UploadName = {
  [Name in keyof Calls]: Calls[Name] extends { upload: unknown } ? Name : never;
}[keyof Calls];

interface Upload {
  /** The name of the form's part that holds the file. */
  field: string;
  file: File;
  query?: QueryValues;
  signal?: AbortSignal | undefined;
  /** From 0 to 1: how much has left; the server still has to work after that. */
  onProgress?: (share: number) => void;
}

function prepare(name: string, { query = {} }: Upload) {
  const { method, path } = parseCallName(name);
  const request = new XMLHttpRequest();
  const token = session.get().token;
  request.open(method, `${path}${toQueryString(query)}`);
  request.setRequestHeader('Url-Type', isAdminPath(path) ? 'admin' : 'general');
  request.setRequestHeader('Accept-Language', getLocale());
  if (token !== undefined) request.setRequestHeader('Authorization', token);
  return { request, path, token };
}

/** Ends with the answer, or with what kept it away. */
const exchange = (
  request: XMLHttpRequest,
  { field, file, signal, onProgress }: Upload,
): Promise<'answered' | 'lost'> =>
  new Promise((resolve, reject) => {
    const giveUp = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('load', () => resolve('answered'));
    request.addEventListener('error', () => resolve('lost'));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was given up', 'AbortError')),
    );
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    signal?.throwIfAborted();
    signal?.addEventListener('abort', giveUp);
    const form = new FormData();
    form.append(field, file, file.name);
    request.send(form);
  });

/** The page shows failures itself, beside what was uploaded. */
export async function uploadFile<Name extends UploadName>(
  name: Name,
  upload: Upload,
): Promise<DataOf<Calls[Name]>> {
  const { request, path, token } = prepare(name, upload);
  const end = await exchange(request, upload);
  const envelope = parseEnvelope(request.responseText);
  if (end === 'answered' && request.status === 200 && envelope?.status === 200) {
    const renewed = request.getResponseHeader('authorization');
    const isRenewal =
      renewed !== null && renewed !== '' && request.getResponseHeader('refresh-token') !== null;
    if (isRenewal && session.get().token === token) session.replaceToken(renewed);
    return envelope.data as DataOf<Calls[Name]>;
  }
  const isBusiness = request.status === 200 && envelope !== undefined;
  const answered = isBusiness ? 'business' : kindOfHttpStatus(request.status);
  const error = new ApiError({
    kind: end === 'lost' ? 'network' : answered,
    message: envelope?.msg ?? '',
    envelopeStatus: envelope?.status,
    code: request.getResponseHeader(errorCodeHeader) ?? undefined,
    isAdminCall: isAdminPath(path),
    toastsError: false,
  });
  publishApiError(error);
  throw error;
}
