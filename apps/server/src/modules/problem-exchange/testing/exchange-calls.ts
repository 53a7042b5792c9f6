/** Imports and exports, as browsers send them. */
import type { Locale } from '@touchstone/contract';
import type { DataOf, problemExchangeCalls } from '@touchstone/contract';
import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestServer } from '../../../testing/test-server.ts';

export type Report = DataOf<(typeof problemExchangeCalls)['POST /api/file/import-problems']>;

export interface Sender {
  token?: string;
  headers?: Record<string, string>;
  locale?: Locale;
}

/** Sends one file as the field `file`. */
export async function sendFile(
  server: Pick<TestServer, 'send'>,
  url: string,
  file: { name: string; content: string | Buffer },
  { token, headers = {}, locale = 'en-US' }: Sender,
) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(file.content)]), file.name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return server.send({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'accept-language': locale,
      ...(token !== undefined && { authorization: token }),
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Returns the path of the downloaded file. */
export async function download(
  { app }: Pick<TestServer, 'app'>,
  url: string,
  { token, folder }: { token: string; folder: string },
) {
  const response = await app.inject({ url, headers: { authorization: token } });
  if (response.statusCode !== 200) throw new Error(response.body);
  const path = join(folder, `download-${String(Math.random()).slice(2)}.zip`);
  await pipeline(Readable.from([response.rawPayload]), createWriteStream(path));
  return { path, bytes: response.rawPayload, headers: response.headers };
}

/** Spooled files of running requests. */
export async function listUploads({ platform }: Pick<TestServer, 'platform'>): Promise<string[]> {
  const entries = await readdir(platform.configuration.dataDirectory, { recursive: true });
  // Each server has its own folder.
  return entries.filter((entry) => /^uploads\/[^/]+\//.test(entry));
}
