/**
 * Finds the classes of a Java source without compiling it: javac requires a file named after the public class, and the
 * virtual machine needs the full name of the class with `main`. One pass over the tokens, since the source is untrusted and
 * may be anything. Where it is unusual, the compiler reports the error.
 */
export interface JavaClass {
  readonly name: string;
  readonly isPublic: boolean;
  readonly hasMain: boolean;
}

export interface JavaSource {
  readonly packageName: string | undefined;
  /** The classes that are not inside others, in order. */
  readonly classes: readonly JavaClass[];
}

/** Comments, text blocks, strings and characters, which are skipped; then words and the signs that matter. */
const token =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|([\p{L}_$][\p{L}\p{N}_$]*|[{}();.])/gu;
const kinds = new Set(['class', 'record', 'enum', 'interface']);

export function parseJavaSource(source: string): JavaSource {
  const words = [...source.matchAll(token)].flatMap((found) => (found[1] === undefined ? [] : [found[1]]));
  const classes: { name: string; isPublic: boolean; hasMain: boolean }[] = [];
  let depth = 0;
  let isPublic = false;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (word === '{') depth += 1;
    else if (word === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && kinds.has(word) && next !== undefined) {
      classes.push({ name: next, isPublic, hasMain: false });
    } else if (depth === 1 && word === 'main' && next === '(' && words[index - 1] === 'void') {
      const current = classes.at(-1);
      if (current !== undefined) current.hasMain = true;
    }
    if (depth === 0) isPublic = word === 'public' || (isPublic && !'{};'.includes(word));
  }
  const packageEnd = words.indexOf(';');
  const packageName = words[0] === 'package' ? words.slice(1, packageEnd).join('') : undefined;
  return { packageName, classes };
}

/** The public class with `main`, else the one named `preferred`, else the first. */
export function findJavaMainClass({ classes }: JavaSource, preferred = 'Main'): string | undefined {
  const candidates = classes.filter(({ hasMain }) => hasMain);
  const chosen =
    candidates.find(({ isPublic }) => isPublic) ??
    candidates.find(({ name }) => name === preferred) ??
    candidates[0];
  return chosen?.name;
}

/** Of file systems, in bytes. */
const longestFileName = 255;

export type JavaNames =
  | { readonly sourceFile: string; readonly mainClass: string }
  | { readonly problem: string };

/** How to name the file, and which class to run. */
export function nameJavaSource(code: string): JavaNames {
  const source = parseJavaSource(code);
  const publicClass = source.classes.find(({ isPublic }) => isPublic)?.name;
  const mainClass = findJavaMainClass(source) ?? publicClass ?? 'Main';
  const sourceFile = `${publicClass ?? 'Main'}.java`;
  if (new TextEncoder().encode(sourceFile).length > longestFileName) {
    return { problem: 'The name of the public class is too long for a file name.' };
  }
  const { packageName } = source;
  return { sourceFile, mainClass: packageName === undefined ? mainClass : `${packageName}.${mainClass}` };
}
