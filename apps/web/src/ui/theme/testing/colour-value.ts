/**
 * Colours of style sheets as a browser computes them: `var`, `color-mix` in sRGB, hexadecimal and `rgb`; and
 * their contrast.
 */

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Colour = readonly [number, number, number, number];

/** What custom properties contain. */
export type Properties = Readonly<Record<string, string | undefined>>;

/** Parts of a list at the commas outside of brackets. */
export function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim());
}

/** Replaces every `var(--name, fallback)`. Undefined if one has neither a value nor a fallback. */
export function substitute(value: string, properties: Properties): string | undefined {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const inside = /^\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(value.slice(start + 3))?.[1];
  if (inside === undefined) throw new Error(`An unclosed bracket: ${value}`);
  const [name = '', ...fallback] = splitList(inside);
  const content = properties[name] ?? (fallback.length > 0 ? fallback.join(', ') : undefined);
  if (content === undefined) return undefined;
  const rest = value.slice(start + 3 + inside.length + 2);
  return substitute(`${value.slice(0, start)}${content}${rest}`, properties);
}

/** `8%` or `calc(8% - 2%)`, as a share. */
function readShare(text: string): number {
  const [, first = '', sign, second = '0'] =
    /^(?:calc\()?(-?[\d.]+)%(?:\s([+-])\s([\d.]+)%\))?$/.exec(text.trim()) ?? [];
  if (first === '') throw new Error(`Not a percentage: ${text}`);
  return (Number(first) + (sign === '-' ? -1 : 1) * Number(second)) / 100;
}

function mix([one = '', other = '']: readonly string[]): Colour {
  const [, colour = '', percentage = '50%'] = /^(.*?)(?:\s(\S+%|calc\(.*\)))?$/.exec(one) ?? [];
  const share = readShare(percentage);
  const [first, second] = [readColour(colour), readColour(other)];
  const opacity = first[3] * share + second[3] * (1 - share);
  const part = (index: 0 | 1 | 2) =>
    opacity === 0 ? 0 : (first[index] * first[3] * share + second[index] * second[3] * (1 - share)) / opacity;
  return [part(0), part(1), part(2), opacity];
}

/** Of a value without `var`. */
export function readColour(text: string): Colour {
  const value = text.trim();
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? [];
  const hexadecimal = long ?? short?.replaceAll(/./g, '$&$&');
  if (hexadecimal !== undefined) {
    const part = (index: number) => Number.parseInt(hexadecimal.slice(2 * index, 2 * index + 2), 16);
    return [part(0), part(1), part(2), 1];
  }
  const [, red, green, blue, opacity = '1'] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (blue !== undefined) return [Number(red), Number(green), Number(blue), Number(opacity)];
  const mixed = /^color-mix\(in srgb,(.*)\)$/s.exec(value)?.[1];
  if (mixed !== undefined) return mix(splitList(mixed));
  throw new Error(`Not a colour that this test can read: ${value}`);
}

/** What shows where a colour lies on an opaque one. */
export function layOn(colour: Colour, ground: Colour): Colour {
  const part = (index: 0 | 1 | 2) => colour[index] * colour[3] + ground[index] * (1 - colour[3]);
  return [part(0), part(1), part(2), 1];
}

/** The relative luminance of WCAG 2. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2 between a text and an opaque ground, from 1 to 21. */
export function contrastOf(text: Colour, ground: Colour): number {
  const [one, other] = [luminanceOf(layOn(text, ground)), luminanceOf(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
