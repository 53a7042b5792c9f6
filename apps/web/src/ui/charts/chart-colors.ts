/**
 * A lighter shade of a token, for parts with the same meaning (four ways to fail) that must still be distinguishable:
 * `shadeOf('var(--color-bad)', 0)` is the token itself; each step is closer to the surface colour, in light and dark.
 */
export const shadeOf = (token: string, step: number): string =>
  step <= 0
    ? token
    : `color-mix(in srgb, ${token} ${String(Math.max(30, 100 - step * 22))}%, var(--color-surface))`;
