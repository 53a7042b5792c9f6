/** Uploads files, mostly avatars, over a real connection, and inspects what a server has stored. */
import type { Envelope, UserInfo } from '@touchstone/contract';
import { errorCodeHeader } from '@touchstone/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestServer } from '../../../testing/test-server.ts';

export const uploadPath = '/api/file/upload-avatar';

export async function startUploads(server: TestServer) {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { database, configuration } = server.platform;

  const postTo = async <Data>(path: string, body: BodyInit, headers: Record<string, string>) => {
    const response = await fetch(`${address}${path}`, { method: 'POST', body, headers });
    const envelope = (await response.json()) as Envelope<Data | null>;
    return { httpStatus: response.status, envelope, errorCode: response.headers.get(errorCodeHeader) };
  };
  const post = (body: BodyInit, headers: Record<string, string>) =>
    postTo<UserInfo>(uploadPath, body, headers);

  return {
    address,
    post,
    postTo,
    upload: (token: string, bytes: Uint8Array, name = 'me.png') =>
      post(form(['image', bytes, name]), { authorization: token }),
    listFiles: (userId: string) =>
      database.selectFrom('storedFile').selectAll().where('ownerId', '=', userId).execute(),
    findAvatarUrl: async (userId: string) => {
      const account = database.selectFrom('userAccount').select('avatarUrl').where('id', '=', userId);
      return (await account.executeTakeFirstOrThrow()).avatarUrl;
    },
    /** The contents on disk, including unfinished ones. */
    listContent: () => listNames(join(configuration.dataDirectory, 'files')),
  };
}

export type Uploads = Awaited<ReturnType<typeof startUploads>>;

async function listNames(folder: string) {
  try {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => /[0-9a-f]{64}/.test(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export function form(...files: [field: string, bytes: Uint8Array, name: string][]) {
  const data = new FormData();
  for (const [field, bytes, name] of files) data.append(field, new Blob([new Uint8Array(bytes)]), name);
  return data;
}

/** The same as bytes, which a test can damage; its boundary is `b`. */
export function rawForm(field: string, bytes: Buffer) {
  return Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="me.png"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
}

export const paint = (colour: string) =>
  sharp({ create: { width: 300, height: 240, channels: 3, background: colour } })
    .png()
    .toBuffer();
