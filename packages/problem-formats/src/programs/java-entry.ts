import { findJavaMainClass, parseJavaSource } from '@touchstone/rules/judging/java-source';

/**
 * A program of several files starts in the class with `main` of one of them. If the main class of a jury program is not
 * `Main`, a generated `Main` calls it, and javac finds it beside `Main`.
 */
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
  const { packageName } = parseJavaSource(code);
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
    const className = findJavaMainClass(
      parseJavaSource(code),
      file.replace(/^.*\//, '').replace(/\.java$/, ''),
    );
    return className === undefined ? [] : [{ file, className }];
  });
  if (wanted !== undefined) {
    const named = candidates.find(({ file, className }) => className === wanted || file === `${wanted}.java`);
    return named ? { file: named.file, className: wanted } : undefined;
  }
  return candidates.find(({ className }) => className === 'Main') ?? candidates[0];
}
