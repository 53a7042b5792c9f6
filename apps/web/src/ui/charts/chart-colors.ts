/**
 * A lighter shade of a token, for parts that share a meaning (four ways to fail) and must still be told apart:
 * `shadeOf('var(--color-bad)', 0)` is the token itself, each step is nearer to the surface, in light and in dark.
 */
export const shadeOf = (token: string, step: number): string =>
  step <= 0
    ? token
    : `color-mix(in srgb, ${token} ${String(Math.max(30, 100 - step * 22))}%, var(--color-surface))`;
