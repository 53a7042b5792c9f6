/**
 * Administrators choose the colours of tags, for any background. Each becomes a tint with a text colour that keeps the
 * hue and is mixed with the theme's text colour only as far as contrast needs it.
 */
type Rgb = readonly [red: number, green: number, blue: number];

/** The product's colour of a tag without one of its own. */
export const defaultTagColor = '#4caf50';

/** `--color-surface` and `--color-text` of the tokens, and the share of the tag's colour in its background. */
export const schemes = {
  light: { surface: '#ffffff', text: '#1b232e', tint: 0.1 },
  dark: { surface: '#171c23', text: '#e6eaf0', tint: 0.16 },
} as const;
export type SchemeName = keyof typeof schemes;

/** AA for small text, with a margin for rounding. */
const contrastWanted = 4.6;
const steps = 20;

function parseHex(color: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color.trim())?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function parseFunction(color: string): Rgb | undefined {
  const numbers = /^rgba?\(([\d\s,.]+)\)$/i
    .exec(color.trim())?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const [red, green, blue] = numbers ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red, green, blue].every((channel) => channel >= 0 && channel <= 255)
    ? [red, green, blue]
    : undefined;
}

/** Unknown notations get the default colour. */
function parseColor(color: string | null | undefined): Rgb {
  const own = color ?? '';
  return parseHex(own) ?? parseFunction(own) ?? parseHex(defaultTagColor) ?? [0, 0, 0];
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] * (1 - share) + other[0] * share),
  Math.round(one[1] * (1 - share) + other[1] * share),
  Math.round(one[2] * (1 - share) + other[2] * share),
];

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const toHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

export interface ReadableColor {
  text: string;
  fill: string;
}

export function readableColor(color: string | null | undefined, schemeName: SchemeName): ReadableColor {
  const own = parseColor(color);
  const { surface, text, tint } = schemes[schemeName];
  const fill = mix(parseColor(surface), own, tint);
  const shades = Array.from({ length: steps + 1 }, (_, step) => mix(own, parseColor(text), step / steps));
  const readable = shades.find((shade) => contrastOf(shade, fill) >= contrastWanted) ?? parseColor(text);
  return { text: toHex(readable), fill: toHex(fill) };
}

/** The contrast of two colours written as `#rrggbb`, from 1 to 21. */
export const contrast = (one: string, other: string): number =>
  contrastOf(parseColor(one), parseColor(other));
