/** The name of a colour: the nearest of the usual balloon colours. */
const known = {
  red: [230, 30, 30],
  orange: [255, 140, 0],
  yellow: [255, 225, 25],
  'light green': [140, 230, 120],
  green: [0, 140, 40],
  cyan: [0, 200, 210],
  'light blue': [130, 190, 255],
  blue: [20, 60, 220],
  'dark blue': [0, 0, 110],
  purple: [130, 20, 160],
  pink: [255, 130, 190],
  brown: [130, 75, 20],
  white: [255, 255, 255],
  silver: [192, 192, 192],
  gray: [120, 120, 120],
  black: [0, 0, 0],
} as const satisfies Record<string, readonly [number, number, number]>;

/** Parses `#rgb` and `#rrggbb`; ignores transparency. Returns undefined for other text. */
export function parseColour(
  text: string | null,
): { readonly rgb: string; readonly name: string } | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text?.trim() ?? '')?.[1];
  if (digits === undefined) return undefined;
  const isShort = digits.length < 6;
  const parts = [0, 1, 2].map((at) => {
    const part = isShort ? digits.slice(at, at + 1).repeat(2) : digits.slice(2 * at, 2 * at + 2);
    return part.toLowerCase();
  });
  return { rgb: `#${parts.join('')}`, name: nameColour(parts.map((part) => Number.parseInt(part, 16))) };
}

function nameColour(values: readonly number[]): string {
  const distance = (other: readonly number[]) =>
    other.reduce((sum, value, at) => sum + (value - (values[at] ?? 0)) ** 2, 0);
  const names = Object.keys(known) as (keyof typeof known)[];
  return names.reduce((best, name) => (distance(known[name]) < distance(known[best]) ? name : best));
}
