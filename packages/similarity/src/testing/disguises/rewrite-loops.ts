/** Turns counting loops into loops with a condition only. */
import type { SyntaxNode } from '@lezer/common';
import type { TestedFamily } from '../sources.ts';
import { indentationAt } from './edits.ts';
import { listNodes } from './syntax-tree.ts';

export function rewriteLoops(code: string, family: TestedFamily): string {
  let text = code;
  // An inner loop first; its positions change those of the outer one.
  for (;;) {
    const current = text;
    const loops = listNodes(current, family).filter(({ name }) => name === 'ForStatement');
    const rewritten = loops
      .toReversed()
      .map((loop) => rewrite(current, loop, family))
      .find((result) => result !== undefined);
    if (rewritten === undefined) return text;
    text = rewritten;
  }
}

function rewrite(code: string, { from, to }: SyntaxNode, family: TestedFamily): string | undefined {
  const loop = code.slice(from, to);
  const changed =
    family === 'python' ? rewritePython(loop, indentationAt(code, from)) : rewriteBraces(loop, family);
  return changed === undefined ? undefined : code.slice(0, from) + changed + code.slice(to);
}

function rewriteBraces(loop: string, family: TestedFamily): string | undefined {
  const header =
    family === 'go'
      ? /^for (?<begin>[^;{]*); (?<condition>[^;{]*); (?<step>[^;{]*) (?=\{)/.exec(loop)
      : /^for \((?<begin>[^;]*);(?<condition>[^;]*);(?<step>[^;]*?)\)(?=\s)/.exec(loop);
  if (header?.groups === undefined) return undefined;
  const { begin = '', condition = '', step = '' } = header.groups;
  const body = loop.slice(header[0].length).trim();
  // `continue` would skip the step.
  if (/\bcontinue\b/.test(body)) return undefined;
  const inner = body.startsWith('{') ? body.slice(1, -1) : ` ${body} `;
  if (family === 'go') return `${begin}\nfor ${condition} {${inner}${step}\n}`;
  return `{ ${begin.trim()}; while (${condition.trim() || 'true'}) {${inner}${step.trim()}; } }`;
}

function rewritePython(loop: string, indentation: string): string | undefined {
  const header = /^for (?<name>\w+) in range\((?<end>[^,():]+(?:\([^()]*\))?[^,():]*)\):/.exec(loop);
  if (header?.groups === undefined || /\bcontinue\b/.test(loop)) return undefined;
  const { name = '', end = '' } = header.groups;
  const body = loop.slice(header[0].length).trimEnd();
  return `${name} = 0\n${indentation}while ${name} < ${end}:${body}\n${indentation}    ${name} += 1\n`;
}
