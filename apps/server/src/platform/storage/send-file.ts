/**
 * Sends a file as the body of a signed request. `fetch` could do the same with a Blob of the file, but
 * buffers all of it in memory as fast as the disk delivers; a plain request has back-pressure.
 */
import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Rejects for errors below HTTP, like fetch. */
export async function sendFile(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  { path, sizeBytes, signal }: { path: string; sizeBytes: number; signal: AbortSignal },
): Promise<Response> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const sent = send(url, {
    method,
    signal,
    headers: { ...Object.fromEntries(headers), 'content-length': sizeBytes },
  });
  const responseArrived = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  // A failure destroys the request, which reports it.
  pipeline(createReadStream(path), sent).catch(() => undefined);
  const response = await responseArrived;
  const body = await text(response);
  // A refusal may arrive before the file was sent.
  if (!sent.writableFinished) sent.destroy();
  return new Response(body === '' ? null : body, { status: response.statusCode ?? 500 });
}
