/**
 * Patterns of submissions.yaml: `*` matches anything except a slash, `{a,b}` one of its parts. A pattern matches a name
 * if it matches the name or one of its parent folders. Regular expressions are not used: with many stars they backtrack
 * exponentially.
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
    // Innermost braces first, so that nesting needs no parser.
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

/** Each part between stars is matched at its first occurrence; only the last one is anchored. */
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
