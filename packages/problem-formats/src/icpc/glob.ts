/**
 * Patterns of submissions.yaml: `*` stands for anything but a slash, `{a,b}` for one of its parts. A name is matched if it
 * or one of the folders above it is. Not by regular expressions: with many stars they can take for ever.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  const parts = name.split('/');
  return expandBraces(pattern.replace(/\/$/, '')).some((expanded) => {
    const wanted = expanded.split('/');
    return (
      wanted.length <= parts.length && wanted.every((one, index) => matchesPart(one, parts[index] ?? ''))
    );
  });
}

const longestPattern = 1000;
const mostExpansions = 1000;

function expandBraces(pattern: string): string[] {
  if (pattern.length > longestPattern) return [];
  const pending = [pattern];
  const done: string[] = [];
  while (pending.length > 0 && done.length < mostExpansions) {
    const current = pending.pop() ?? '';
    // The innermost braces first, so that nested ones need no parser.
    const found = /\{([^{}]*,[^{}]*)\}/.exec(current);
    if (!found) done.push(current);
    else {
      const before = current.slice(0, found.index);
      const after = current.slice(found.index + found[0].length);
      for (const part of (found[1] ?? '').split(',')) pending.push(`${before}${part}${after}`);
    }
  }
  return done;
}

/** Each piece between stars is taken where it comes first; only the last one has no choice. */
function matchesPart(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*');
  const last = pieces.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let position = first.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, position);
    if (found === -1) return false;
    position = found + piece.length;
  }
  return position <= end;
}
