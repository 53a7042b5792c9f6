import sharp from 'sharp';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeAvatar } from './avatar.ts';
import { reencodeImage } from './reencode-image.ts';

test('many large pictures at once are decoded one after the other', async () => {
  const grey = { create: { width: 3000, height: 2000, channels: 3 as const, background: '#888888' } };
  const bytes = await sharp(grey).png().toBuffer();
  const work = [reencodeImage, makeAvatar, reencodeImage, makeAvatar].map((decode) => decode(bytes));
  let isDone = false;
  const all = Promise.all(work).finally(() => (isDone = true));
  let together = 0;
  while (!isDone) {
    together = Math.max(together, sharp.counters().process);
    await setImmediate();
  }
  expect((await all).length).toBe(4);
  expect(together).toBe(1);
});
