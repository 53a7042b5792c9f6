import { findJavaMainClass, parseJavaSource } from '@touchstone/rules/judging/java-source';

/**
 * A program of several files starts in the class with `main` of one of them. The other files are in the folders of their
 * packages, so that the compiler finds the classes. If the package names another class than the judge would choose, a
 * generated `Main` calls it.
 */
export interface JavaProgram {
  readonly code: string;
  readonly extraFiles: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
}

/** `entry` is a class or file name that the package gives; `files` are all sources by name. */
export function assembleJava(
  files: Readonly<Record<string, string>>,
  entry: string | undefined,
): JavaProgram | { readonly reason: string } {
  const chosen = chooseEntry(files, entry);
  if (!chosen) return { reason: 'no class with a main method was found' };
  const { [chosen.file]: code = '', ...others } = files;
  const isMainOfFile = findJavaMainClass(parseJavaSource(code)) === chosen.className;
  const placed = placeInPackages(isMainOfFile ? others : files);
  const sources = Object.keys(placed).filter((file) => file.endsWith('.java'));
  if (isMainOfFile) return { code, extraFiles: placed, sources };
  return { code: callMain(nameOf(code, chosen.className)), extraFiles: placed, sources };
}

const nameOf = (code: string, className: string): string => {
  const { packageName } = parseJavaSource(code);
  return packageName === undefined ? className : `${packageName}.${className}`;
};

const callMain = (className: string): string =>
  `public class Main {\n  public static void main(String[] args) throws Throwable {\n    ${className}.main(args);\n  }\n}\n`;

function placeInPackages(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, code]) => {
      if (!file.endsWith('.java')) return [file, code];
      const { packageName } = parseJavaSource(code);
      const folder = packageName === undefined ? '' : `${packageName.replaceAll('.', '/')}/`;
      return [`${folder}${file.replace(/^.*\//, '')}`, code];
    }),
  );
}

function chooseEntry(
  files: Readonly<Record<string, string>>,
  entry: string | undefined,
): { file: string; className: string } | undefined {
  const wanted = entry
    ?.replace(/\.java$/, '')
    .split('.')
    .at(-1);
  const sources = Object.entries(files).filter(([file]) => file.endsWith('.java'));
  const candidates = sources.flatMap(([file, code]) => {
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
