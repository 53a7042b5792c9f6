/** Parsers of the pages of HDU. Facts: the pages are GBK, class attributes have no quotes, limits are given as Java/others. */
import { load } from 'cheerio';
import type { Page } from '../http/site-session.ts';
import { layoutChanged } from '../http/site-session.ts';
import { toMarkdown } from '../html/statement-markdown.ts';
import { RemoteError } from '../remote-error.ts';
import type { OwnRun, RemoteProblem } from '../remote-judge.ts';

const timeLimit = /Time Limit:\s*\d+\/(\d+)\s*MS/u;
const memoryLimit = /Memory Limit:\s*\d+\/(\d+)\s*K/u;

export function parseProblem(page: Page, id: string): RemoteProblem {
  const $ = load(page.text);
  if (/No such problem|Invalid Parameter/iu.test($('body').text()))
    throw new RemoteError('unknownProblem', `HDU has no problem ${id}`);
  const title = $('h1').first().text().trim();
  const time = timeLimit.exec($('body').text())?.[1];
  const memory = memoryLimit.exec($('body').text())?.[1];
  const sections = new Map<string, string>();
  $('.panel_title').each((_, heading) => {
    sections.set($(heading).text().trim(), $(heading).nextAll('.panel_content').first().html() ?? '');
  });
  const description = sections.get('Problem Description');
  if (title === '' || time === undefined || memory === undefined || description === undefined)
    throw layoutChanged(page, 'title, limits or description');
  const pictures: string[] = [];
  const convert = (html: string) => {
    const statement = toMarkdown(html, { pageUrl: page.url });
    pictures.push(...statement.pictures);
    return statement.markdown;
  };
  const { output, hint } = splitHint(sections.get('Sample Output') ?? '');
  return {
    id,
    title,
    timeLimitMs: Number(time),
    memoryLimitMb: Math.ceil(Number(memory) / 1024),
    description: convert(description),
    inputDescription: convert(sections.get('Input') ?? ''),
    outputDescription: convert(sections.get('Output') ?? ''),
    hint: convert(hint || (sections.get('Hint') ?? '')),
    examples: [{ input: textOf(sections.get('Sample Input') ?? ''), output: textOf(output) }],
    tags: [],
    sourceUrl: page.url,
    pictures: [...new Set(pictures)],
  };
}

/** The hint is part of the sample output: an italic heading in a box of its own. */
function splitHint(html: string): { output: string; hint: string } {
  const $ = load(html, null, false);
  const heading = $('i')
    .filter((_, element) => $(element).text().trim() === 'Hint')
    .first();
  if (heading.length === 0) return { output: html, hint: '' };
  let box = heading.parent();
  // The heading has a box of its own in most statements.
  while (box.parent().text().trim().startsWith('Hint')) box = box.parent();
  heading.remove();
  const hint = box.html() ?? '';
  box.remove();
  return { output: $.html(), hint };
}

/** Text of a sample: only its end of line at the end is ours. */
const textOf = (html: string) =>
  load(html, null, false)
    .text()
    .replaceAll('\r\n', '\n')
    .replace(/^\n+|\s+$/gu, '');

/** A row of the status page. */
export interface StatusRow {
  id: string;
  result: string;
  timeMs: number | undefined;
  memoryKb: number | undefined;
  codeBytes: number;
}

/** Rows, newest first. The page has its table even if no run matches. */
export function parseStatusRows(page: Page): readonly StatusRow[] {
  const $ = load(page.text);
  const table = $('#fixed_table table, table.table_text').first();
  if (table.length === 0) throw layoutChanged(page, 'table of runs');
  return table
    .find('tr')
    .toArray()
    .flatMap((row) => {
      const cells = $(row)
        .children('td')
        .toArray()
        .map((cell) => $(cell).text().trim());
      const [id, , result, , time, memory, length] = cells;
      if (id === undefined || !/^\d+$/u.test(id) || result === undefined) return [];
      return [
        {
          id,
          result,
          timeMs: leadingNumber(time),
          memoryKb: leadingNumber(memory),
          codeBytes: leadingNumber(length) ?? 0,
        },
      ];
    });
}

export const toOwnRun = ({ id, codeBytes }: StatusRow): OwnRun => ({ id, codeBytes });

function leadingNumber(text: string | undefined): number | undefined {
  const digits = /^\d+/u.exec(text ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

export function parseCompileError(page: Page): string {
  const text = load(page.text)('pre').first().text();
  if (text === '') throw layoutChanged(page, 'output of the compiler');
  return text.trim();
}

export function parseOwnCode(page: Page): string {
  const area = load(page.text)('textarea#usercode');
  if (area.length === 0) throw layoutChanged(page, 'code of the run');
  return area.text();
}
