import sharp from 'sharp';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeAvatar } from './avatar.ts';
import { reencodeImage } from './reencode-image.ts';

test('many large pictures at once are decoded one after the other', async () => {
  const grey = { create: { width: 3000, height: 2000, channels: 3 as const, background: '#888888' } };
  const bytes = await sharp(grey).png().toBuffer();
  const work: Promise<unknown>[] = [reencodeImage, makeAvatar, reencodeImage, makeAvatar].map((decode) =>
    decode(bytes),
  );
  const waiting = new Set(work.map((_, index) => index));
  const all = Promise.all(work.map((decoded, index) => decoded.finally(() => waiting.delete(index))));
  let together = 0;
  while (waiting.size > 0) {
    together = Math.max(together, sharp.counters().process);
    await setImmediate();
  }
  expect(await all).toHaveLength(4);
  expect(together).toBe(1);
});
