/** Adds functions that nothing calls and statements without an effect: about a quarter of the program. */
import { shuffle, type Random } from '../seeded-random.ts';
import type { TestedFamily } from '../sources.ts';
import { applyEdits, indentationAt } from './edits.ts';
import { isFunction, listNodes } from './syntax-tree.ts';

const functions: Readonly<Record<TestedFamily, readonly string[]>> = {
  cpp: [
    'int unusedPower(int base, int exponent) {\n  int product = 1;\n  while (exponent > 0) {\n    if (exponent & 1) product *= base;\n    base *= base;\n    exponent >>= 1;\n  }\n  return product;\n}\n\n',
    'bool unusedCheck(int a, int b) {\n  if (a == b) return true;\n  return a % 2 == b % 2;\n}\n\n',
    'void unusedSwap(int* one, int* two) {\n  int third = *one;\n  *one = *two;\n  *two = third;\n}\n\n',
  ],
  go: [
    'func unusedMaximum(a, b int) int {\n\tif a > b {\n\t\treturn a\n\t}\n\treturn b\n}\n\n',
    'func unusedReverse(s []int) {\n\tfor i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {\n\t\ts[i], s[j] = s[j], s[i]\n\t}\n}\n\n',
  ],
  java: [
    'static int unusedMaximum(int a, int b) {\n        return a > b ? a : b;\n    }\n\n    ',
    'static void unusedReverse(int[] s) {\n        for (int i = 0, j = s.length - 1; i < j; i++, j--) {\n            int t = s[i];\n            s[i] = s[j];\n            s[j] = t;\n        }\n    }\n\n    ',
  ],
  python: [
    'def unused_maximum(a, b):\n    if a > b:\n        return a\n    return b\n\n\n',
    'def unused_reverse(items):\n    copy = []\n    for item in items:\n        copy.insert(0, item)\n    return copy\n\n\n',
  ],
};

const statements: Readonly<Record<TestedFamily, readonly string[]>> = {
  cpp: ['int spare = 0;', 'if (false) return 0;', 'long long unusedTotal = 1 + 2;', 'double ratio = 0.5;'],
  go: ['spare := 0', '_ = spare', 'if false {\n\tpanic("never")\n}'],
  java: ['int spare = 0;', 'long unusedTotal = 1 + 2;', 'String note = "";'],
  python: ['spare = 0', 'note = ""', 'unused = [1, 2]'],
};

/** About one statement of five. */
const statementShare = 0.2;

export function addDeadCode(code: string, family: TestedFamily, random: Random): string {
  const nodes = listNodes(code, family);
  const defined = nodes.filter((node) => isFunction(node) && !isNested(node.parent?.name));
  const [one] = shuffle(random, defined);
  const [text] = shuffle(random, functions[family]);
  const edits = one === undefined || text === undefined ? [] : [{ from: one.from, to: one.from, text }];
  const places = nodes
    .filter(
      ({ name, parent }) =>
        /Statement$|^(Declaration|LocalVariableDeclaration|VarDecl)$/.test(name) && isBlock(parent?.name),
    )
    .filter(({ name }) => !/^(Compound|Return)/.test(name));
  for (const { from } of places) {
    if (random() > statementShare) continue;
    const [statement] = shuffle(random, statements[family]);
    if (statement === undefined) continue;
    edits.push({ from, to: from, text: `${statement}\n${indentationAt(code, from)}` });
  }
  return applyEdits(code, edits);
}

const isBlock = (name: string | undefined) =>
  name === 'CompoundStatement' || name === 'Block' || name === 'Body';
/** Methods of a class inside the program, which differ in their indentation. */
const isNested = (name: string | undefined) => name === 'FieldDeclarationList' || name === 'Body';
