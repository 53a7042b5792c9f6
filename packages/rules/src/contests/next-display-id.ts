const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** The first letter that no problem of the contest uses; then numbers. Ignores case. */
export function nextDisplayId(taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toUpperCase()));
  const letter = letters.find((name) => !names.has(name));
  if (letter !== undefined) return letter;
  let number = letters.length + 1;
  while (names.has(String(number))) number += 1;
  return String(number);
}
