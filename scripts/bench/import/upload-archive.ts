import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { BenchServer } from '../servers/bench-server.ts';

interface Archive {
  readonly path: string;
  readonly caseCount: number;
}

/** Sends it like a browser, with little work on this side, which shares the machine with the server. */
export async function uploadArchive(
  { address }: BenchServer,
  token: string,
  { path, caseCount }: Archive,
): Promise<void> {
  const head =
    '--bench\r\nContent-Disposition: form-data; name="file"; filename="cases.zip"\r\nContent-Type: application/zip\r\n\r\n';
  const tail = '\r\n--bench--\r\n';
  const { size } = await stat(path);
  const sent = request(`${address}/api/file/upload-testcase-zip`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=bench',
      'content-length': head.length + size + tail.length,
    },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject).on('response', (response) => {
      resolve(text(response));
    });
  });
  sent.write(head);
  await pipeline(createReadStream(path, { highWaterMark: 1024 ** 2 }), sent, { end: false });
  sent.end(tail);
  const envelope = JSON.parse(await answered) as { data: { fileList: unknown[] } | null; msg: string };
  if (envelope.data?.fileList.length !== caseCount) throw new Error(`the upload failed: ${envelope.msg}`);
}
