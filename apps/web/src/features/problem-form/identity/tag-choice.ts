import type { TagValue } from '../state/problem-values.ts';

interface KnownTag {
  id: number;
  name: string;
}

export const isSameTag = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Maps selected or typed names to tags: a known name in any case is the known tag. */
export function toTags(
  names: readonly string[],
  chosen: readonly TagValue[],
  known: readonly KnownTag[],
): TagValue[] {
  return names.map((name) => {
    const found =
      chosen.find((tag) => isSameTag(tag.name, name)) ?? known.find((tag) => isSameTag(tag.name, name));
    return found === undefined ? { id: undefined, name: name.trim() } : { id: found.id, name: found.name };
  });
}
