/** A name without path separators, valid on every common system. */
export function safeFileName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- those are what must not be in a name
  const plain = last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '_').trim();
  const short = plain.length > 120 ? plain.slice(-120) : plain;
  return /^\.*$/.test(short) ? otherwise : short;
}

/** Returns the name, or the name with a number before its extension if it is taken. Keeps track of used names. */
export function createNameGiver(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let given = name;
    for (let number = 2; taken.has(given.toLowerCase()); number += 1) {
      given = `${stem}-${String(number)}${ending}`;
    }
    taken.add(given.toLowerCase());
    return given;
  };
}
