/**
 * A file as the body of a signed request. `fetch` would do the same with a Blob of the file, but takes all of it into memory
 * as fast as the disk gives it; a plain request waits for the other side.
 */
import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Rejects for what happens below HTTP, as fetch does. */
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
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  // What fails in it ends the request, which tells it.
  pipeline(createReadStream(path), sent).catch(() => undefined);
  const answer = await answered;
  const body = await text(answer);
  // A refusal may come before the file has gone out.
  if (!sent.writableFinished) sent.destroy();
  return new Response(body === '' ? null : body, { status: answer.statusCode ?? 500 });
}
