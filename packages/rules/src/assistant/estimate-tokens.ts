/** An estimate for providers that do not report their count: four Latin characters or one other sign make a token. */
export function estimateTokens(text: string): number {
  let latin = 0;
  let other = 0;
  for (const sign of text)
    if ((sign.codePointAt(0) ?? 0) < 0x2_00) latin += 1;
    else other += 1;
  return Math.ceil(latin / 4) + other;
}
