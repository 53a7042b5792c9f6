/** Lists and tables of LaTeX. `inside` converts the content of an item or a cell. */
import type { LatexReader } from './latex-reader.ts';

export function convertList(body: string, isNumbered: boolean, inside: (text: string) => string): string {
  const items = splitItems(body).map((item) => inside(item.replace(/^\[([^\]]*)\]/, '$1 ')));
  return items
    .map((item, index) => {
      const sign = isNumbered ? `${index + 1}. ` : '- ';
      return `${sign}${item.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)}`;
    })
    .join('\n');
}

/** Splits at the `\item`s of this list, not of nested ones. */
function splitItems(body: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = -1;
  for (const found of body.matchAll(/\\begin\{|\\end\{|\\item(?![A-Za-z])/g)) {
    if (found[0] === '\\begin{') depth += 1;
    else if (found[0] === '\\end{') depth -= 1;
    else if (depth === 0) {
      if (start >= 0) items.push(body.slice(start, found.index));
      start = found.index + found[0].length;
    }
  }
  if (start >= 0) items.push(body.slice(start));
  return items.map((item) => item.trim());
}

export function convertTable(reader: LatexReader, name: string, inside: (text: string) => string): string {
  reader.takeOption();
  if (name.startsWith('tabularx')) reader.takeGroup();
  reader.takeGroup();
  const rows = reader
    .takeEnvironment(name)
    .split(/\\\\(?:\[[^\]]*\])?|\\tabularnewline/)
    .map((row) =>
      row.replaceAll(/\\(hline|toprule|midrule|bottomrule)|\\(cline|cmidrule)\{[^}]*\}/g, '').trim(),
    )
    .filter((row) => row !== '')
    .map((row) => row.split(/(?<!\\)&/).map((cell) => toCell(inside(spanned(cell)))));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...rest.map(line)].join('\n');
}

const spanned = (cell: string): string =>
  cell.replaceAll(/\\multi(?:column|row)\{[^}]*\}\{[^}]*\}\s*(\{[\s\S]*\})/g, '$1');
const toCell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
