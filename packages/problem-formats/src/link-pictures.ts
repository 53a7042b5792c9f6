/** What statements show and link to, wherever it is written: Markdown or HTML. */
import type { StatementContent } from './problem-content.ts';

export function mapStatement(
  statement: StatementContent,
  change: (text: string) => string,
): StatementContent {
  return {
    description: change(statement.description),
    input: change(statement.input),
    output: change(statement.output),
    hint: statement.hint === null ? null : change(statement.hint),
    source: statement.source === null ? null : change(statement.source),
  };
}

const textsOf = ({ description, input, output, hint }: StatementContent) =>
  [description, input, output, hint ?? ''].join('\n');

const addressPatterns = [/\]\(\s*<?(\/[^)\s>"]+)/g, /\b(?:src|href)\s*=\s*["']?(\/[^"'\s>]+)/gi];

/** Addresses without a host: files of the site that the problem comes from, which do not travel with it. */
export function findLeftBehind(statement: StatementContent): string[] {
  const texts = textsOf(statement);
  const found = addressPatterns.flatMap((pattern) =>
    [...texts.matchAll(pattern)].map(([, address]) => address ?? ''),
  );
  return [...new Set(found)].filter((address) => !address.startsWith('//'));
}
