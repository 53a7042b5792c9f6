/**
 * Splits a migration into its statements, for checks that look at their words: without comments, with empty string literals, and
 * with single spaces. The body of a function is left out; the body of a DO block follows as statements of its own.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  let bodies: string[] = [];
  const finish = () => {
    const statement = current.replaceAll(/\s+/g, ' ').trim();
    if (statement !== '') statements.push(statement);
    if (/^DO\b/i.test(statement)) for (const body of bodies) statements.push(...splitStatements(body));
    current = '';
    bodies = [];
  };
  for (let index = 0; index < sql.length;) {
    const { kind, end } = findToken(sql, index);
    const text = sql.slice(index, end);
    index = end;
    if (kind === 'comment') current += ' ';
    else if (kind === 'string') current += "''";
    else if (kind === 'body') {
      bodies.push(text.replaceAll(/^\$\w*\$|\$\w*\$$/g, ''));
      current += '$$';
    } else if (text === ';') finish();
    else current += text;
  }
  finish();
  return statements;
}

interface Token {
  kind: 'comment' | 'string' | 'body' | 'text';
  end: number;
}

function findToken(sql: string, index: number): Token {
  const after = (closing: string, from: number) => {
    const found = sql.indexOf(closing, from);
    return found === -1 ? sql.length : found + closing.length;
  };
  if (sql.startsWith('--', index)) return { kind: 'comment', end: after('\n', index) };
  if (sql.startsWith('/*', index)) return { kind: 'comment', end: after('*/', index + 2) };
  // A doubled quote inside a literal reads as two literals, which are both left out.
  if (sql[index] === "'") return { kind: 'string', end: after("'", index + 1) };
  if (sql[index] === '"') return { kind: 'text', end: after('"', index + 1) };
  const quote = sql[index] === '$' ? /^\$\w*\$/.exec(sql.slice(index, index + 64))?.[0] : undefined;
  if (quote !== undefined) return { kind: 'body', end: after(quote, index + quote.length) };
  return { kind: 'text', end: index + 1 };
}

/** The parts between commas that are in no parentheses: the actions of an ALTER TABLE. */
export function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
