/** Display ids of the problems of a group: the short name of the group in upper case, then the id that the setter typed. */

export const addGroupPrefix = (shortName: string, typedId: string): string =>
  `${shortName}${typedId.trim()}`.toUpperCase();

/** For the form: a problem that was created before the group was renamed keeps its whole id. */
export function removeGroupPrefix(shortName: string, displayId: string): string {
  const prefix = shortName.toUpperCase();
  return displayId.startsWith(prefix) ? displayId.slice(prefix.length) : displayId;
}
