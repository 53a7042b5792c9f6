import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawArithmeticCaptcha } from './arithmetic-captcha.ts';
import { chooseCaptchaSum } from './captcha-sum.ts';
import { createSeededRandom } from './seeded-random-source.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
/** Grey value below which a pixel counts as ink. */
const DARK = 130;

async function countDarkPixels(png: Buffer, area: { left: number; width: number }): Promise<number> {
  const pixels = await sharp(png)
    .extract({ left: area.left, top: 0, width: area.width, height: 30 })
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((value) => value < DARK).length;
}

test('is a PNG of 90 × 30 without transparency', async () => {
  const { png } = await drawArithmeticCaptcha(createSeededRandom(1));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 90, height: 30 });
  expect((await sharp(png).stats()).isOpaque).toBe(true);
});

test('the answer is that of the drawn sum', async () => {
  for (const seed of SEEDS) {
    const { answer } = await drawArithmeticCaptcha(createSeededRandom(seed));
    expect(answer).toBe(String(chooseCaptchaSum(createSeededRandom(seed)).answer));
  }
});

test('every sign of the sum has ink in its cell', async () => {
  for (const seed of SEEDS) {
    const { png } = await drawArithmeticCaptcha(createSeededRandom(seed));
    const { signs } = chooseCaptchaSum(createSeededRandom(seed));
    const cellWidth = Math.floor(84 / signs.length);
    for (const [index, sign] of signs.entries()) {
      const ink = await countDarkPixels(png, { left: 3 + index * cellWidth, width: cellWidth });
      expect(ink, `${sign} of ${signs.join('')}`).toBeGreaterThan(12);
    }
  }
});

test('equal random numbers give equal pictures, and others differ', async () => {
  const [first, again, other] = await Promise.all(
    [5, 5, 6].map((seed) => drawArithmeticCaptcha(createSeededRandom(seed))),
  );
  expect(again).toEqual(first);
  expect(other?.png.equals(first?.png ?? Buffer.alloc(0))).toBe(false);
});

test('the extremes of the random source give a picture too', async () => {
  for (const extreme of [0, 1 - 2 ** -48]) {
    const { png, answer } = await drawArithmeticCaptcha(() => extreme);
    expect((await sharp(png).metadata()).width).toBe(90);
    expect(answer).toMatch(/^\d{1,2}$/);
  }
});
