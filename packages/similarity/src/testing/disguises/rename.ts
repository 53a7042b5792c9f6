/** Gives every name that the program declares another one. */
import { pick, type Random } from '../seeded-random.ts';
import type { TestedFamily } from '../sources.ts';
import { applyEdits } from './edits.ts';
import { isFunction, isName, listNodes } from './syntax-tree.ts';

/** Names that a program uses but cannot choose. */
const givenNames = new Set(
  (
    'main java util key reverse sep end std cin cout endl string vector pair queue stack set map deque list greater ios swap size_t INFINITY LLONG_MAX MAXN ' +
    'Main String System Integer Math Map Collections Arrays Scanner List ArrayList TreeMap BufferedReader args out in ' +
    'InputStreamReader IOException sys re Counter groupby fileinput self int str map list print input range len open sorted ' +
    'EOFError __name__ __init__ None fmt os bufio strconv strings nil true false panic append make len error'
  ).split(' '),
);

const words =
  'alpha bravo chain delta eager fresh giant honey ivory jolly karma lemon mango noble ocean piano'.split(
    ' ',
  );

export function rename(code: string, family: TestedFamily, random: Random): string {
  const names = listNodes(code, family)
    .filter((node) => (isName(node) || /^Type(Name|Identifier)$/.test(node.name)) && node.firstChild === null)
    .map(({ name, from, to, parent }) => ({
      from,
      to,
      text: code.slice(from, to),
      isDefined:
        parent !== null &&
        (isFunction(parent) || /^(FunctionDeclarator|ClassDeclaration)$/.test(parent.name)),
      isMember: name.startsWith('Type') || /[.:>]$/.test(code.slice(0, from)),
      isCall: code.slice(to).startsWith('('),
    }));
  const own = new Set(
    names
      .filter(({ isDefined, isMember, isCall }) => isDefined || (!isMember && !isCall))
      .map(({ text }) => text)
      .filter((text) => !givenNames.has(text)),
  );
  const fresh = new Map([...own].map((text, index) => [text, `${pick(random, words)}${String(index)}`]));
  return applyEdits(
    code,
    names.flatMap(({ from, to, text }) => {
      const other = fresh.get(text);
      return other === undefined ? [] : [{ from, to, text: other }];
    }),
  );
}
