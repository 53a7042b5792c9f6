/**
 * The limits of a text that the reader's browser renders.
 *
 * How this works: some Markdown and HTML takes time quadratic in its length, or more stack than there is, and a page
 * that is rendering handles no input. So a text is measured before each step that could suffer: the source before
 * parsing, the tree before it is walked, the formulas before they are rendered. A text over a limit is not rendered;
 * the reader sees its source and the reason. The limits are far above real texts: the longest statements have some ten
 * thousand characters, and one of 200 KB is still rendered.
 */
import type { MarkupNode, MarkupRoot } from './markup-tree.ts';

export type Refusal = 'long' | 'deep';

export const limits = {
  characters: 262_144,
  /** Markers of quotes and lists at the start of a line; each is checked again on every line. */
  containers: 20,
  /** Pictures nested in the alternative text of pictures. */
  pictures: 20,
  /** The nesting depth of elements. */
  depth: 100,
  /** The same with formulas rendered, which need many elements for each fraction. */
  drawnDepth: 400,
  /** All elements and texts. */
  nodes: 40_000,
  /** In each block, delimiters are matched pairwise: the sum of the squares of their numbers. */
  comparisons: 4_000_000,
  /** Cells of tables. A Markdown table has a cell for each column in each row, also where the row is shorter. */
  cells: 3000,
  /** The sum of `formulaCost` of all formulas. */
  formulaCost: 8000,
} as const;

/** A page shows many comments, replies and messages at once, so each of them may cost a tenth. */
export const shortLimits: Limits = {
  ...limits,
  cells: limits.cells / 10,
  formulaCost: limits.formulaCost / 10,
};

export type Limits = { readonly [Name in keyof typeof limits]: number };

const containerSigns = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
/** A horizontal rule may be written as `- - -`, which looks like nested lists. */
const ruleLine = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

const countContainers = (line: string): number =>
  ruleLine.test(line) ? 0 : (containerSigns.exec(line)?.[0].match(/>|[-+*]|\d+[.)]/g)?.length ?? 0);

/** The groups of lines between empty lines: delimiters never match across those. */
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

/** Counts the delimiters of emphasis and links, and the maximum number of open pictures. */
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

/** The line below the head of a table: as many dashes as columns. */
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** The maximum number of cells of the tables in a block, counted before the parser fills the short rows. */
function countCells(lines: readonly string[]): number {
  let cells = 0;
  for (const [index, line] of lines.entries())
    if (line.includes('|') && delimiterRow.test(line))
      cells += (line.match(/-+/g)?.length ?? 0) * (lines.length - index);
  return cells;
}

/** Returns the reason why a text cannot be parsed. */
export function refuseSource(
  text: string,
  { cells: maxCells }: Pick<Limits, 'cells'> = limits,
): Refusal | undefined {
  if (text.length > limits.characters) return 'long';
  let comparisons = 0;
  let cells = 0;
  for (const lines of readBlocks(text)) {
    if (lines.some((line) => countContainers(line) > limits.containers)) return 'deep';
    const { signs, pictures } = countSigns(lines.join('\n'));
    if (pictures > limits.pictures) return 'deep';
    comparisons += signs ** 2;
    cells += countCells(lines);
    if (comparisons > limits.comparisons || cells > maxCells) return 'long';
  }
  return undefined;
}

interface Tree {
  readonly type: string;
  readonly children?: readonly Tree[];
}

/** Returns the reason why a tree cannot be walked recursively. */
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

/**
 * The cost of one formula, in the time of a plain letter: about 0.1 ms. Measured with formulas of one kind each: a command such as a
 * fraction costs eight times a letter, an index or a cell of a matrix three times, and the frame of each formula four times.
 */
export function formulaCost(formula: string): number {
  const commands = formula.match(/\\(?:[a-zA-Z]+|.)/g)?.length ?? 0;
  const marks = formula.match(/[&^_]/g)?.length ?? 0;
  return 4 + formula.length + 8 * commands + 3 * marks;
}

/** Returns the reason why the formulas and tables of a text that is not too deep cannot be rendered. */
export function refuseCost(tree: MarkupRoot, maximum: Limits = limits): Refusal | undefined {
  let cells = 0;
  let cost = 0;
  const visit = (parent: Pick<MarkupRoot, 'children'>): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const classNames = child.properties['className'];
      const isFormula = Array.isArray(classNames) && formulaClasses.some((name) => classNames.includes(name));
      if (child.tagName === 'td' || child.tagName === 'th') cells += 1;
      if (isFormula) cost += formulaCost(textOf(child));
      else visit(child);
    }
  };
  visit(tree);
  return cells > maximum.cells || cost > maximum.formulaCost ? 'long' : undefined;
}

const textOf = (node: MarkupNode): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
