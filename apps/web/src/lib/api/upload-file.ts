/**
 * Uploads that may take minutes, with progress and cancellation.
 *
 * How this works: `fetch` does not report upload progress, so this uses XMLHttpRequest. Responses are handled as for
 * every call: one ApiError, published once and thrown. There is no timeout while bytes move; a lost connection ends in
 * a network error. A renewed token is accepted only while the token that was sent is current.
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
  /** The name of the form field with the file. */
  field: string;
  file: File;
  query?: QueryValues;
  signal?: AbortSignal | undefined;
  /** From 0 to 1: the share that was sent. The server still has to process the file after that. */
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

/** Resolves with the response, or rejects with the reason of the failure. */
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

/** The page shows failures itself, beside the upload. */
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
