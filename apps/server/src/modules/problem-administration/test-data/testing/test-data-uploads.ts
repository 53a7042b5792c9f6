/** Uploads archives of test data over a real connection, and inspects what was stored. */
import { errorCodeHeader, type Calls, type DataOf, type Envelope } from '@touchstone/contract';
import { buildZip, type ZipEntry } from '@touchstone/problem-formats/archive/testing/build-zip';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../../../../testing/test-server.ts';

export const uploadPath = '/api/file/upload-testcase-zip';
export type UploadResult = DataOf<Calls['POST /api/file/upload-testcase-zip']>;

export type FileUploadResult = DataOf<Calls['POST /api/file/upload-testcase-file']>;

export async function startTestDataUploads(server: TestServer) {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { database, configuration } = server.platform;

  const post = async (body: BodyInit, headers: Record<string, string>, query = '') => {
    const response = await fetch(`${address}${uploadPath}${query}`, { method: 'POST', body, headers });
    const envelope = (await response.json()) as Envelope<UploadResult | null>;
    return { httpStatus: response.status, envelope, errorCode: response.headers.get(errorCodeHeader) };
  };
  return {
    address,
    post,
    upload: (
      token: string,
      archive: readonly ZipEntry[] | Buffer,
      { query = '', language = 'en-US' }: { query?: string; language?: string } = {},
    ) => post(zipForm(archive), { authorization: token, 'accept-language': language }, query),
    /** One file of test data. */
    uploadFile: async (token: string, name: string, content: string) => {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      const response = await fetch(`${address}/api/file/upload-testcase-file`, {
        method: 'POST',
        body: form,
        headers: { authorization: token },
      });
      const envelope = (await response.json()) as Envelope<FileUploadResult | null>;
      return { envelope, errorCode: response.headers.get(errorCodeHeader) };
    },
    countStaged: async () => (await database.selectFrom('stagedTestData').select('token').execute()).length,
    /** Spooled files of running requests. */
    listSpooled: async () => {
      const names = await readdir(join(configuration.dataDirectory, 'uploads'), {
        recursive: true,
        withFileTypes: true,
      });
      return names.filter((name) => name.isFile());
    },
  };
}

export function zipForm(archive: readonly ZipEntry[] | Buffer, field = 'file') {
  const bytes = Buffer.isBuffer(archive) ? archive : buildZip(archive);
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'data.zip');
  return form;
}

export function getUploadResult({ envelope }: { envelope: Envelope<UploadResult | null> }): UploadResult {
  if (envelope.data === null) throw new Error(envelope.msg);
  return envelope.data;
}
