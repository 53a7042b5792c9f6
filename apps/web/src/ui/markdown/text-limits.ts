/**
 * What a text may ask of the reader's browser.
 *
 * How this works: some of what Markdown and HTML allow takes time that grows with the square of the text, or more stack
 * than there is, and a page that is laying out a text answers to nothing else. So a text is measured before each step that
 * could suffer from it: the source before it is parsed, the tree before it is walked, the formulas before they are drawn.
 * One that is over a limit is not laid out; the reader gets its source and is told why. The limits are far above what
 * people write: the longest statements have some ten thousand characters, and one of 200 KB is still laid out.
 */
import type { MarkupRoot } from './markup-tree.ts';

export type Refusal = 'long' | 'deep';

export const limits = {
  characters: 262_144,
  /** Signs of quotes and lists before the text of a line; each is looked at again on every line. */
  containers: 20,
  /** Pictures whose text holds further pictures. */
  pictures: 20,
  /** Elements inside each other. */
  depth: 100,
  /** The same with formulas drawn, which takes many elements for each fraction. */
  drawnDepth: 400,
  /** Elements and texts altogether. */
  nodes: 40_000,
  /** In each block, the signs that may belong together are compared with each other: the sum of the squares. */
  comparisons: 4_000_000,
  formulas: 1500,
  formulaCharacters: 30_000,
} as const;

const containerSigns = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
/** A line across the page may be written as `- - -`, which looks like lists inside lists. */
const ruleLine = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

const countContainers = (line: string): number =>
  ruleLine.test(line) ? 0 : (containerSigns.exec(line)?.[0].match(/>|[-+*]|\d+[.)]/g)?.length ?? 0);

/** The lines between empty ones: signs never belong together across those. */
function* readBlocks(text: string): Generator<string[]> {
  let lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      yield lines;
      lines = [];
    }
  }
  yield lines;
}

/** Signs of emphasis and of links, and how many pictures are open at once at most. */
function countSigns(block: string): { signs: number; pictures: number } {
  let signs = 0;
  let deepest = 0;
  const open: boolean[] = [];
  let pictures = 0;
  for (const [sign] of block.matchAll(/!?\[|\]|\*+|_+|~+/g)) {
    signs += 1;
    if (sign.endsWith('[')) {
      open.push(sign === '![');
      if (sign === '![') pictures += 1;
      deepest = Math.max(deepest, pictures);
    } else if (sign === ']' && open.pop() === true) pictures -= 1;
  }
  return { signs, pictures: deepest };
}

/** Why a text cannot even be parsed. */
export function refuseSource(text: string): Refusal | undefined {
  if (text.length > limits.characters) return 'long';
  let comparisons = 0;
  for (const lines of readBlocks(text)) {
    if (lines.some((line) => countContainers(line) > limits.containers)) return 'deep';
    const { signs, pictures } = countSigns(lines.join('\n'));
    if (pictures > limits.pictures) return 'deep';
    comparisons += signs ** 2;
    if (comparisons > limits.comparisons) return 'long';
  }
  return undefined;
}

interface Tree {
  readonly type: string;
  readonly children?: readonly Tree[];
}

/** Why a tree cannot be walked by functions that call themselves. */
export function refuseTree(tree: Tree, depth: number = limits.depth): Refusal | undefined {
  const waiting: { node: Tree; depth: number }[] = [{ node: tree, depth: 0 }];
  let nodes = 0;
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    nodes += 1;
    if (nodes > limits.nodes) return 'long';
    if (entry.depth > depth) return 'deep';
    for (const child of entry.node.children ?? []) waiting.push({ node: child, depth: entry.depth + 1 });
  }
  return undefined;
}

const formulaClasses = ['math-inline', 'math-display', 'language-math'];

/** Why the formulas of a text, which was found not to be too deep, cannot be drawn. */
export function refuseFormulas(tree: MarkupRoot): Refusal | undefined {
  let formulas = 0;
  let characters = 0;
  const visit = (parent: Pick<MarkupRoot, 'children'>, isFormula: boolean): void => {
    for (const child of parent.children) {
      if (child.type === 'text' && isFormula) characters += child.value.length;
      if (child.type !== 'element') continue;
      const classNames = child.properties['className'];
      const isOne = Array.isArray(classNames) && formulaClasses.some((name) => classNames.includes(name));
      if (isOne) formulas += 1;
      visit(child, isFormula || isOne);
    }
  };
  visit(tree, false);
  return formulas > limits.formulas || characters > limits.formulaCharacters ? 'long' : undefined;
}
