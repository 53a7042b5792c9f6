/**
 * Patterns of submissions.yaml: `*` stands for anything but a slash, `{a,b}` for one of its parts. A name is matched if it
 * or one of the folders above it is.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  const parts = name.split('/');
  const candidates = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return expandBraces(pattern.replace(/\/$/, '')).some((expanded) => {
    const expression = new RegExp(`^${expanded.split('*').map(escape).join('[^/]*')}$`);
    return candidates.some((candidate) => expression.test(candidate));
  });
}

const mostExpansions = 1000;

function expandBraces(pattern: string): string[] {
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

function escape(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
}
