/** `domjudge-problem.ini`: one key and value per line, optionally quoted. */
import type { FileTree } from '../file-tree/file-tree.ts';

const iniFile = 'domjudge-problem.ini';

export interface IniLine {
  readonly key: string;
  readonly value: string;
  /** With the line: `domjudge-problem.ini:3`. */
  readonly where: string;
}

/** Empty if the file does not exist. */
export async function readIni(tree: FileTree): Promise<IniLine[]> {
  if (!tree.find(iniFile)) return [];
  const lines = (await tree.readText(iniFile)).split('\n');
  return lines.flatMap((line, index) => {
    const [, key, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined) return [];
    return [{ key, value: value.replaceAll(/^(['"])(.*)\1$/g, '$2'), where: `${iniFile}:${index + 1}` }];
  });
}
