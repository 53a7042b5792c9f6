/**
 * The judge compiles `Main.java` and runs the class `Main`. If the main class of a jury program has another name, a
 * generated `Main` calls it, and javac finds it beside `Main`.
 */
const mainMethod = /\bstatic\s+(?:final\s+)?void\s+main\s*\(/;
const classHead =
  /\b(public\s+)?(?:(?:final|abstract|strictfp|sealed)\s+)*(?:class|record|enum|interface)\s+([A-Za-z_$][\w$]*)/g;

export interface JavaProgram {
  readonly code: string;
  readonly extraFiles: Readonly<Record<string, string>>;
}

/** `entry` is a class or file name that the package gives; `files` are all sources by name. */
export function assembleJava(
  files: Readonly<Record<string, string>>,
  entry: string | undefined,
): JavaProgram | { readonly reason: string } {
  const chosen = chooseEntry(files, entry);
  if (!chosen) return { reason: 'no class with a main method was found' };
  const { [chosen.file]: code = '', ...others } = files;
  const packageName = /^\s*package\s+([\w.]+)\s*;/m.exec(stripComments(code))?.[1];
  if (packageName === undefined && chosen.className === 'Main') return { code, extraFiles: others };
  const folder = packageName === undefined ? '' : `${packageName.replaceAll('.', '/')}/`;
  const qualified = packageName === undefined ? chosen.className : `${packageName}.${chosen.className}`;
  return {
    code: `public class Main {\n  public static void main(String[] args) throws Throwable {\n    ${qualified}.main(args);\n  }\n}\n`,
    extraFiles: { ...others, [`${folder}${chosen.className}.java`]: code },
  };
}

function chooseEntry(
  files: Readonly<Record<string, string>>,
  entry: string | undefined,
): { file: string; className: string } | undefined {
  const wanted = entry
    ?.replace(/\.java$/, '')
    .split('.')
    .at(-1);
  const candidates = Object.entries(files).flatMap(([file, code]) => {
    const className = findMainClass(code, file.replace(/^.*\//, '').replace(/\.java$/, ''));
    return className === undefined ? [] : [{ file, className }];
  });
  if (wanted !== undefined) {
    const named = candidates.find(({ file, className }) => className === wanted || file === `${wanted}.java`);
    return named ? { file: named.file, className: wanted } : undefined;
  }
  return candidates.find(({ className }) => className === 'Main') ?? candidates[0];
}

/** The public class, else the one named like the file, else the last that begins before the main method. */
function findMainClass(source: string, fileBase: string): string | undefined {
  const code = stripComments(source);
  const main = mainMethod.exec(code);
  if (!main) return undefined;
  const classes = [...code.matchAll(classHead)];
  const named =
    classes.find((found) => found[1] !== undefined) ?? classes.find((found) => found[2] === fileBase);
  return (named ?? classes.findLast((found) => found.index < main.index))?.[2];
}

function stripComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, (match) =>
    match.startsWith('"') ? '""' : ' ',
  );
}
