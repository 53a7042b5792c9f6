/** Changes the order of functions and methods. C++ gets prototypes, so that it still compiles. */
import type { SyntaxNode } from '@lezer/common';
import { shuffle, type Random } from '../seeded-random.ts';
import type { TestedFamily } from '../sources.ts';
import { applyEdits, type Edit } from './edits.ts';
import { isFunction, listNodes } from './syntax-tree.ts';

export function reorderFunctions(code: string, family: TestedFamily, random: Random): string {
  const functions = listNodes(code, family).filter(isFunction);
  const siblings = Map.groupBy(functions, ({ parent }) => parent?.from ?? 0);
  const edits = [...siblings.values()]
    .filter((group) => group.length > 1)
    // A method moves with its class.
    .filter(
      (group) => !group.some((node) => functions.some((other) => other !== node && contains(other, node))),
    )
    .flatMap((group) => moveFunctions(code, group, random));
  const [first] = functions;
  if (family !== 'cpp' || first === undefined) return applyEdits(code, edits);
  const prototypes = functions
    .filter(({ parent }) => parent?.name === 'Program')
    .map(({ from, to }) => code.slice(from, to))
    .filter((text) => !text.startsWith('int main'))
    .map((text) => `${text.slice(0, text.indexOf('{')).trim()};\n`);
  const at = functions.find(({ parent }) => parent?.name === 'Program')?.from ?? first.from;
  const reordered = applyEdits(code, edits);
  return `${reordered.slice(0, at)}${prototypes.join('')}\n${reordered.slice(at)}`;
}

const contains = (outer: SyntaxNode, inner: SyntaxNode) => outer.from <= inner.from && inner.to <= outer.to;

function moveFunctions(code: string, group: readonly SyntaxNode[], random: Random): Edit[] {
  let order = shuffle(random, group);
  while (order.every((node, index) => node === group[index])) order = shuffle(random, group);
  return group.flatMap(({ from, to }, index) => {
    const other = order[index];
    return other === undefined
      ? []
      : [{ from, to, text: code.slice(other.from, other.to).trimEnd() + trailing(code, from, to) }];
  });
}

/** A function of Python includes the empty lines after it. */
const trailing = (code: string, from: number, to: number) => /\s*$/.exec(code.slice(from, to))?.[0] ?? '';
