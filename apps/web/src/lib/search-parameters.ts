/** Values of the query string of an address. It is user input: a value may be anything. */

/** A copy with the changes. An empty value removes its parameter. */
export function changeParameters(
  before: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value === '') after.delete(name);
    else after.set(name, value);
  return after;
}

/** For page numbers and page sizes. */
export function parsePositiveInteger(text: string | null, fallback: number): number {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : fallback;
}
