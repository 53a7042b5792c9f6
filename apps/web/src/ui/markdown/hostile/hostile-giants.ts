/** Texts made to keep a browser busy. Each must terminate, rendered or refused with a reason. */
export interface GiantText {
  what: string;
  text: string;
  outcome: 'laid out' | 'long' | 'deep';
}

const giant = (what: string, outcome: GiantText['outcome'], text: string): GiantText => ({
  what,
  text,
  outcome,
});
const times = (count: number, part: string | ((index: number) => string)): string =>
  Array.from({ length: count }, (_, index) => (typeof part === 'string' ? part : part(index))).join('');

const color = (index: number): string => `<font color="#${String(100_000 + index)}">`;
const tableRow = `${times(100, '|1')}|\n`;

export const giantTexts: readonly GiantText[] = [
  giant(
    'a table of twenty-nine hundred cells',
    'laid out',
    `${tableRow}${times(100, '|-')}|\n${times(27, tableRow)}`,
  ),
  giant('a table of ten thousand cells', 'long', `${tableRow}${times(100, '|-')}|\n${times(99, tableRow)}`),
  giant(
    'a table of three thousand columns whose rows are empty',
    'long',
    `${times(3000, '|1')}|\n${times(3000, '|-')}|\n${times(200, '|1\n')}`,
  ),
  giant(
    'a table of ten thousand cells as markup',
    'long',
    `<table>${times(100, `<tr>${times(100, '<td>1')}`)}</table>`,
  ),
  giant(
    'a table of fifty thousand cells',
    'long',
    `<table>${times(500, `<tr>${times(100, '<td>')}`)}</table>`,
  ),
  giant(
    'a table whose cells claim everything',
    'laid out',
    `<table>${times(100, '<tr><td colspan=1000 rowspan=65534>1')}</table>`,
  ),
  giant(
    'a statement of two hundred kilobytes',
    'laid out',
    times(
      700,
      `Given $n$ numbers, find the **largest** sum.\n\n${times(3, 'What is not said here does not matter: read the whole text, then begin to write.\n\n')}`,
    ),
  ),
  giant('ten thousand quotes', 'deep', `${times(10_000, '>')} x`),
  giant('ten thousand quotes with blanks', 'deep', `${times(10_000, '> ')}x`),
  giant('ten thousand lists', 'deep', `${times(10_000, '- ')}x`),
  giant('ten thousand numbered lists', 'deep', `${times(10_000, '1. ')}x`),
  giant('a line across the page', 'laid out', times(10_000, '- ')),
  giant(
    'lists that are indented ever deeper',
    'deep',
    times(120, (index) => `${' '.repeat(index * 2)}- x\n`),
  ),
  giant('thousands of items', 'laid out', times(3000, '- x\n')),
  giant('ten thousand elements inside each other', 'deep', `${times(10_000, '<div>')}x`),
  giant('ten thousand elements across blocks', 'deep', `${times(3000, '<div>\n\n')}x`),
  giant(
    'unclosed elements in every block',
    'laid out',
    times(300, (index) => `${color(index)}x\n\n`),
  ),
  giant(
    'unclosed elements that repairs would copy',
    'laid out',
    times(1000, (index) => `${color(index)}<p>`),
  ),
  giant(
    'unclosed elements in cells that repairs would copy',
    'deep',
    times(500, (index) => `<table><td>${color(index)}<p></b>`),
  ),
  giant('ten thousand brackets', 'long', times(10_000, '[')),
  giant('ten thousand links inside each other', 'long', `${times(10_000, '[')}x${times(10_000, '](y)')}`),
  giant('pictures inside each other', 'deep', `${times(1000, '![')}x${times(1000, '](y)')}`),
  giant('emphasis inside emphasis', 'deep', `${times(150, '**a ')}${times(150, 'b** ')}`),
  giant('emphasis that never ends', 'long', times(5000, '*a_ ')),
  giant('emphasis in very many blocks', 'long', times(300, `${times(100, '*a_ ')}\n\n`)),
  giant(
    'code marks of every length',
    'laid out',
    times(100, (index) => `${'`'.repeat(index + 1)} `),
  ),
  giant('ten thousand brackets of markup', 'laid out', times(10_000, '<')),
  giant('tags without an end', 'laid out', times(1000, '<a b="')),
  giant('comments without an end', 'laid out', times(3000, '<!-- ')),
  giant('references to one footnote', 'laid out', `${times(300, '[^1]')}\n\n[^1]: x`),
  giant(
    'definitions',
    'laid out',
    times(500, (index) => `[${index}]: /x\n\n`),
  ),
  giant('addresses', 'laid out', times(300, 'a@b.c www.x.y ')),
  giant('an address without an end', 'laid out', `www.${times(9000, 'a.')}`),
  giant('many short formulas', 'laid out', times(1200, '$x$ ')),
  giant('fifteen hundred formulas with fractions', 'long', times(1499, '$x_i^2+\\frac{a}{b}$ ')),
  giant('one formula of a thousand fractions', 'long', `$${times(1000, '\\frac ab ')}$`),
  giant('a matrix of nine thousand cells', 'long', `$\\begin{matrix}${times(9000, '&')}\\end{matrix}$`),
  giant('very many formulas', 'long', times(2000, '$x$ ')),
  giant('a formula of braces inside braces', 'laid out', `$${times(3000, '{')}x${times(3000, '}')}$`),
  giant('a formula of fractions inside fractions', 'deep', `$${times(300, '\\frac1{')}x${times(300, '}')}$`),
  giant('a formula that is too long', 'long', `$${times(31_000, 'x')}$`),
  giant(
    'a formula that makes itself longer',
    'laid out',
    `$\\def\\a{${times(1000, 'x')}}${times(400, '\\a')}$`,
  ),
  giant('a line of one megabyte', 'long', 'x'.repeat(1_000_000)),
  giant('a megabyte of lines', 'long', times(500_000, 'x\n')),
  giant('a megabyte of empty lines', 'long', '\n'.repeat(1_000_000)),
];
