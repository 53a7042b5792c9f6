import type { TagValue } from '../state/problem-values.ts';

interface KnownTag {
  id: number;
  name: string;
  /** In all languages. */
  allNames: readonly string[];
}

const isSameTag = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The names of the known tags of which a name in any language contains the text. */
export function findTagNames(text: string, known: readonly KnownTag[]): ReadonlySet<string> {
  const wanted = text.trim().toLowerCase();
  const found = known.filter(({ allNames }) => allNames.some((name) => name.toLowerCase().includes(wanted)));
  return new Set(found.map(({ name }) => name));
}

/**
 * Maps selected or typed names to tags: a known name in any case and language is the known tag. Two names of one tag
 * are one tag.
 */
export function toTags(
  names: readonly string[],
  chosen: readonly TagValue[],
  known: readonly KnownTag[],
): TagValue[] {
  const tags = names.map((name) => {
    const found =
      chosen.find((tag) => isSameTag(tag.name, name)) ??
      known.find((tag) => tag.allNames.some((one) => isSameTag(one, name)));
    return found === undefined ? { id: undefined, name: name.trim() } : { id: found.id, name: found.name };
  });
  return tags.filter((tag, index) => tags.findIndex((other) => isSameTag(other.name, tag.name)) === index);
}

/** Whether the name is one of the tags already, in any language. */
export const isChosen = (name: string, chosen: readonly TagValue[], known: readonly KnownTag[]): boolean =>
  toTags([...chosen.map((tag) => tag.name), name], chosen, known).length <= chosen.length;
