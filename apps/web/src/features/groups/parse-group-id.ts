const largestId = 2_147_483_647;

/** Undefined for a text that cannot be the id of a group. */
export function parseGroupId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  return Number(text) > largestId ? undefined : Number(text);
}
