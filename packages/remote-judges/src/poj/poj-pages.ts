/** Parsers of the pages of POJ. */
import { load } from 'cheerio';
import { layoutChanged, type Page } from '../http/site-session.ts';
import { toMarkdown } from '../html/statement-markdown.ts';
import { RemoteError } from '../remote-error.ts';
import type { OwnRun, RemoteProblem } from '../remote-judge.ts';

const timeLimit = /Time Limit:\s*(\d+)\s*MS/u;
const memoryLimit = /Memory Limit:\s*(\d+)\s*K/u;

export function parseProblem(page: Page, id: string): RemoteProblem {
  const $ = load(page.text);
  const body = $('body').text();
  if (/Can not find problem/iu.test(body))
    throw new RemoteError('unknownProblem', `POJ has no problem ${id}`);
  const title = $('.ptt').first().text().trim();
  const time = timeLimit.exec(body)?.[1];
  const memory = memoryLimit.exec(body)?.[1];
  const sectionOf = (heading: string) =>
    $('.pst')
      .filter((_, element) => $(element).text().trim() === heading)
      .first()
      .next();
  const description = sectionOf('Description').html();
  if (title === '' || time === undefined || memory === undefined || description === null)
    throw layoutChanged(page, 'title, limits or description');
  const pictures: string[] = [];
  const convert = (html: string | null) => {
    const statement = toMarkdown(html ?? '', { pageUrl: page.url });
    pictures.push(...statement.pictures);
    return statement.markdown;
  };
  const sampleOf = (heading: string) => sectionOf(heading).text().replaceAll('\r\n', '\n').trimEnd();
  return {
    id,
    title,
    timeLimitMs: Number(time),
    memoryLimitMb: Math.ceil(Number(memory) / 1024),
    description: convert(description),
    inputDescription: convert(sectionOf('Input').html()),
    outputDescription: convert(sectionOf('Output').html()),
    hint: convert(sectionOf('Hint').html()),
    examples: [{ input: sampleOf('Sample Input'), output: sampleOf('Sample Output') }],
    tags: [],
    sourceUrl: page.url,
    pictures: [...new Set(pictures)],
  };
}

/** Runs, newest first: number, user, problem, result, memory, time, language, length, moment. */
export function parseOwnRuns(page: Page): readonly OwnRun[] {
  const $ = load(page.text);
  const table = $('table.a').first();
  if (table.length === 0) throw layoutChanged(page, 'table of runs');
  return table
    .find('tr')
    .toArray()
    .flatMap((row) => {
      const cells = $(row)
        .children('td')
        .toArray()
        .map((cell) => $(cell).text().trim());
      const [id, , , , , , , length] = cells;
      if (id === undefined || !/^\d+$/u.test(id)) return [];
      return [{ id, codeBytes: Number.parseInt(length ?? '0', 10) }];
    });
}

/** The page of an own run. */
export interface RunPage {
  result: string;
  timeMs: number | undefined;
  memoryKb: number | undefined;
  code: string;
}

export function parseRunPage(page: Page): RunPage {
  const $ = load(page.text);
  const valueOf = (label: string) =>
    $('td')
      .filter((_, cell) => $(cell).children('b').first().text().trim() === `${label}:`)
      .first()
      .text()
      .replace(`${label}:`, '')
      .trim();
  const result = valueOf('Result');
  if (result === '') throw layoutChanged(page, 'result of the run');
  const numberOf = (label: string) => {
    const number = Number.parseInt(valueOf(label), 10);
    return Number.isNaN(number) ? undefined : number;
  };
  return { result, timeMs: numberOf('Time'), memoryKb: numberOf('Memory'), code: $('pre').first().text() };
}

export function parseCompileError(page: Page): string {
  const text = load(page.text)('pre').first().text().trim();
  if (text === '') throw layoutChanged(page, 'output of the compiler');
  return text;
}
