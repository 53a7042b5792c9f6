/** Compares the class names of CSS modules with those that sources ask for. It reads text and runs nothing. */

interface StyleImport {
  /** The name in the source, e.g. `classes`. */
  name: string;
  /** As written, relative to the source. */
  path: string;
}

const importPattern = /^import (\w+) from '([^']+\.module\.css)';$/gm;

export const listStyleImports = (source: string): StyleImport[] =>
  [...source.matchAll(importPattern)].map(([, name = '', path = '']) => ({ name, path }));

interface UsedClasses {
  /** Names in `classes['name']`. */
  named: readonly string[];
  /** Names that the source may compute, as in `classes[column]`: every quoted word. Empty if it computes none. */
  possible: readonly string[];
}

/** The class names that a source takes from the module that it imports as `name`. */
export function listUsedClasses(source: string, name: string): UsedClasses {
  const code = source.replaceAll(importPattern, '');
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.'-])${name}\\b(?!['=:-])(?:\\['([\\w-]+)'\\])?`, 'g'))];
  const named = uses.flatMap(([, literal]) => literal ?? []);
  const isComputed = named.length < uses.length;
  return {
    named: [...new Set(named)],
    possible: isComputed ? [...code.matchAll(/(['"])([\w-]+)\1/g)].map(([, , word = '']) => word) : [],
  };
}

/** The class names that a style sheet defines. Names inside `:global()` belong to others. */
export function listDefinedClasses(css: string): string[] {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .matchAll(/([^{};]*)\{/g);
  const names = [...selectors]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return [...new Set(names)];
}
