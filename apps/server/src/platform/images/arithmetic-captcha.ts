/**
 * How this works: a sum is chosen so that no answer is much likelier than another. Its signs are drawn as
 * bent pen strokes, and lines of the same ink cross them. Recognition by programs is harder because every
 * sign has its own rotation, size, slant and bend, neighbours almost touch, and the crossing lines join them
 * in the same colours, so that segmentation by colour or by empty columns fails. It slows scripts down; the
 * rate limits stop them.
 */
import sharp from 'sharp';
import { CAPTCHA_GLYPHS, type CaptchaSign, type GlyphPoint } from './captcha-glyphs.ts';
import { chooseCaptchaSum } from './captcha-sum.ts';
import { pickOne, randomBetween, type RandomSource } from './random-source.ts';

const ARITHMETIC_CAPTCHA_WIDTH = 90;
const ARITHMETIC_CAPTCHA_HEIGHT = 30;

const INKS = ['#1b232e', '#23408f', '#2b4fc7', '#6d4a06', '#3a4656'] as const;
const PAPERS = ['#f6f7f9', '#eef1f5', '#f4f0e6', '#e9eef6'] as const;
const SIGN_HEIGHT = 18;
const SIDE_MARGIN = 3;

export async function drawArithmeticCaptcha(random: RandomSource): Promise<{ png: Buffer; answer: string }> {
  const sum = chooseCaptchaSum(random);
  const operatorX = SIDE_MARGIN + cellWidthOf(sum.signs) * (sum.signs.length - 3.5);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ARITHMETIC_CAPTCHA_WIDTH}" height="${ARITHMETIC_CAPTCHA_HEIGHT}"`,
    ` fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    drawPaper(random),
    defineInk(random),
    drawSpeckles(random),
    drawCrossingLine(random, operatorX),
    drawSigns(random, sum.signs),
    drawCrossingLine(random, operatorX),
    '</svg>',
  ].join('');
  return { png: await sharp(Buffer.from(svg)).png().toBuffer(), answer: String(sum.answer) };
}

function drawPaper(random: RandomSource): string {
  const size = `width="${ARITHMETIC_CAPTCHA_WIDTH}" height="${ARITHMETIC_CAPTCHA_HEIGHT}"`;
  return (
    `<linearGradient id="paper" x2="1" y2="1"><stop stop-color="${pickOne(random, PAPERS)}"/>` +
    `<stop offset="1" stop-color="${pickOne(random, PAPERS)}"/></linearGradient>` +
    `<rect ${size} fill="url(#paper)"/>`
  );
}

/** One gradient for signs and lines: separate colours would make the signs separable. */
function defineInk(random: RandomSource): string {
  return (
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x2="${ARITHMETIC_CAPTCHA_WIDTH}">` +
    `<stop stop-color="${pickOne(random, INKS)}"/><stop offset="0.5" stop-color="${pickOne(random, INKS)}"/>` +
    `<stop offset="1" stop-color="${pickOne(random, INKS)}"/></linearGradient>`
  );
}

function drawSpeckles(random: RandomSource): string {
  return Array.from({ length: 45 }, () => {
    const x = round(random() * ARITHMETIC_CAPTCHA_WIDTH);
    const y = round(random() * ARITHMETIC_CAPTCHA_HEIGHT);
    const radius = round(randomBetween(random, 0.3, 0.8));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${pickOne(random, INKS)}" opacity="0.45"/>`;
  }).join('');
}

/**
 * Crosses the digits but passes above or below the operator: a line through it would turn a minus into a
 * times, which users would misread too. Thinner than a sign's stroke, so that it is not mistaken for one.
 */
function drawCrossingLine(random: RandomSource, operatorX: number): string {
  const anyHeight = () => randomBetween(random, 6, 24);
  const besideOperator = random() < 0.5 ? randomBetween(random, 2, 6) : randomBetween(random, 24, 28);
  const points: GlyphPoint[] = [
    [-2, anyHeight()],
    [operatorX * 0.45, anyHeight()],
    [operatorX, besideOperator],
    [operatorX + (ARITHMETIC_CAPTCHA_WIDTH - operatorX) * 0.4, anyHeight()],
    [ARITHMETIC_CAPTCHA_WIDTH + 2, anyHeight()],
  ];
  const width = round(randomBetween(random, 0.9, 1.2));
  return `<path d="${smoothPath(points)}" stroke="url(#ink)" stroke-width="${width}"/>`;
}

function drawSigns(random: RandomSource, signs: readonly CaptchaSign[]): string {
  const cellWidth = cellWidthOf(signs);
  return signs
    .map((sign, index) => drawSign(random, sign, { left: SIDE_MARGIN + index * cellWidth, width: cellWidth }))
    .join('');
}

function cellWidthOf(signs: readonly CaptchaSign[]): number {
  return (ARITHMETIC_CAPTCHA_WIDTH - 2 * SIDE_MARGIN) / signs.length;
}

function drawSign(random: RandomSource, sign: CaptchaSign, cell: { left: number; width: number }): string {
  const bend = createBend(random, cell);
  const width = round(randomBetween(random, 1.9, 2.4));
  const path = CAPTCHA_GLYPHS[sign].map((stroke) => smoothPath(stroke.map(bend))).join('');
  return `<path d="${path}" stroke="url(#ink)" stroke-width="${width}"/>`;
}

/**
 * Places a sign in its cell. All strokes of a sign use the same function, so shared ends stay joined. The
 * rotation stays below 14°: a plus must not become a times.
 */
function createBend(random: RandomSource, cell: { left: number; width: number }) {
  const angle = randomBetween(random, -0.24, 0.24);
  const lean = randomBetween(random, -0.15, 0.15);
  const width = Math.min(11, cell.width * 0.78) * randomBetween(random, 0.9, 1.08);
  const height = SIGN_HEIGHT * randomBetween(random, 0.86, 1.06);
  const waveHeight = randomBetween(random, 0.3, 0.9);
  const wavePhase = random() * 2 * Math.PI;
  const centreX = cell.left + cell.width / 2 + randomBetween(random, -1, 1);
  const centreY = ARITHMETIC_CAPTCHA_HEIGHT / 2 + randomBetween(random, -2, 2);
  return ([unitX, unitY]: GlyphPoint): GlyphPoint => {
    const y = (unitY - 0.5) * height + waveHeight * Math.sin(unitX * 4 + wavePhase);
    const x = (unitX - 0.5) * width - lean * y + waveHeight * Math.sin(unitY * 5 + wavePhase);
    return [
      centreX + x * Math.cos(angle) - y * Math.sin(angle),
      centreY + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };
}

/** A curve through all points (Catmull–Rom, written as cubic Béziers). */
function smoothPath(points: readonly GlyphPoint[]): string {
  const at = (index: number): GlyphPoint => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(round).join(' ')}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
