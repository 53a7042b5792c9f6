import type { FileTree } from '../file-tree/file-tree.ts';
import type { ExampleContent } from '../problem-content.ts';

const folder = 'data/sample';
/** How many the site shows. */
const mostExamples = 50;

/** Shown and judged samples may differ: `1.in.statement` takes precedence over `1.in`. */
export async function readSamples(tree: FileTree): Promise<ExampleContent[]> {
  const bases = tree
    .listFiles(folder)
    .flatMap(({ path }) => /^(.*)\.in(?:\.statement)?$/.exec(path)?.[1] ?? [])
    .filter((base, index, all) => all.indexOf(base) === index)
    .slice(0, mostExamples);
  const examples: ExampleContent[] = [];
  for (const base of bases) {
    const input = await readFirst(tree, [`${base}.in.statement`, `${base}.in`]);
    const output = await readFirst(tree, [`${base}.ans.statement`, `${base}.out`, `${base}.ans`]);
    examples.push({ input, output });
  }
  return examples;
}

async function readFirst(tree: FileTree, paths: readonly string[]): Promise<string> {
  const path = paths.find((one) => tree.find(one)?.isFolder === false);
  return path === undefined ? '' : await tree.readText(path);
}

/** Interactive problems show a dialogue: lines that begin with `>` are from the submission. */
export async function readInteractions(tree: FileTree): Promise<string> {
  const talks: string[] = [];
  for (const { name, path } of tree.listFiles(folder)) {
    if (!name.endsWith('.interaction')) continue;
    talks.push(`\`\`\`text\n${(await tree.readText(path)).trimEnd()}\n\`\`\``);
  }
  return talks.join('\n\n');
}
