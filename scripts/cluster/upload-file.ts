/** An upload while the store is away: it is refused with a message, tried again, and stored as a whole. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from './call-as.ts';
import type { Cluster } from './start-cluster.ts';

export interface UploadOutcome {
  /** Error codes of the failed attempts. */
  readonly refusals: readonly string[];
  readonly problems: readonly string[];
}

const sizeBytes = 3 * 1024 * 1024;
const pauseMs = 1_000;
const expectedRefusal = 'fileStoreUnavailable';

export async function uploadUntilStored({
  address,
  rootPassword,
}: Pick<Cluster, 'address' | 'rootPassword'>): Promise<UploadOutcome> {
  const token = await logIn(address, 'root', rootPassword);
  const content = randomBytes(sizeBytes);
  const refusals: string[] = [];
  for (;;) {
    const form = new FormData();
    form.set('file', new Blob([content]), 'drill.bin');
    const response = await fetch(`${address}/api/file/upload-md-file`, {
      method: 'POST',
      headers: { authorization: token, 'accept-language': 'en-US' },
      body: form,
    });
    if (response.ok) {
      const { data } = (await response.json()) as { data: { link: string } };
      return { refusals, problems: await compare(new URL(data.link, address).href, content, refusals) };
    }
    await response.body?.cancel();
    refusals.push(response.headers.get('error-code') ?? String(response.status));
    await sleep(pauseMs);
  }
}

async function compare(url: string, content: Buffer, refusals: readonly string[]): Promise<string[]> {
  const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
  const strange = refusals.filter((code) => code !== expectedRefusal);
  return [
    ...(stored.equals(content) ? [] : ['the uploaded file is not what was sent']),
    ...strange.map((code) => `an upload was refused with ${code} instead of ${expectedRefusal}`),
  ];
}
