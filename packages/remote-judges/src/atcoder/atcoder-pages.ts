/** Parsers of the pages of AtCoder. Statements have a Japanese and mostly an English version; formulas are `<var>` elements. */
import { load, type CheerioAPI } from 'cheerio';
import { layoutChanged, type Page } from '../http/site-session.ts';
import { toMarkdown } from '../html/statement-markdown.ts';
import { RemoteError } from '../remote-error.ts';
import type { OwnRun, RemoteProblem } from '../remote-judge.ts';

const limits = /Time Limit:\s*([\d.]+)\s*(msec|sec)\s*\/\s*Memory Limit:\s*(\d+)\s*(MB|KB|MiB|KiB)/u;
export const pictureHosts = ['img.atcoder.jp'];
const formulas = [/<var>([\s\S]*?)<\/var>/gu];

/** Each form of the site has this token. */
export function parseToken(page: Page): string {
  const token = load(page.text)('input[name="csrf_token"]').first().attr('value');
  if (token === undefined) throw layoutChanged(page, 'token of the form');
  return token;
}

export function parseProblem(page: Page, id: string): RemoteProblem {
  if (page.status === 404) throw new RemoteError('unknownProblem', `AtCoder has no task ${id}`);
  const $ = load(page.text);
  const heading = $('span.h2').first();
  // A button to the editorial.
  heading.children().remove();
  const title = heading.text().trim();
  const [, time, timeUnit, memory, memoryUnit] = limits.exec($('body').text()) ?? [];
  const statement = findStatement($);
  if (title === '' || time === undefined || memory === undefined || statement === null)
    throw layoutChanged(page, 'title, limits or statement');
  return {
    id,
    // `A - Product`: the letter belongs to the contest.
    title: title.replace(/^\S+ - /u, ''),
    timeLimitMs: Math.round(Number(time) * (timeUnit === 'sec' ? 1000 : 1)),
    memoryLimitMb: Math.ceil(Number(memory) / (memoryUnit?.startsWith('K') === true ? 1024 : 1)),
    ...arrangeSections(statement, page.url),
    tags: [],
    sourceUrl: page.url,
  };
}

/** Ids of the tasks of a contest, in order. */
export function parseTasks(page: Page, contestId: string): readonly string[] {
  if (page.status === 404) throw new RemoteError('unknownProblem', `AtCoder has no contest ${contestId}`);
  const $ = load(page.text);
  const ids = $('table a[href*="/tasks/"]')
    .toArray()
    .flatMap((link) => /\/tasks\/(\w+)$/u.exec($(link).attr('href') ?? '')?.[1] ?? []);
  if (ids.length === 0) throw layoutChanged(page, 'tasks');
  return [...new Set(ids)];
}

function findStatement($: CheerioAPI): string | null {
  const english = $('#task-statement .lang-en').first();
  return (english.length > 0 ? english : $('#task-statement').first()).html();
}

type Arranged = Pick<
  RemoteProblem,
  'description' | 'inputDescription' | 'outputDescription' | 'hint' | 'examples' | 'pictures'
>;

const sampleHeading = /^(Sample (Input|Output)|(入力|出力)例)\s*(\d*)/u;

/** Sections by their headings. An explanation below a sample output becomes part of the hint. */
function arrangeSections(html: string, pageUrl: string): Arranged {
  const $ = load(html, null, false);
  const texts = { description: '', inputDescription: '', outputDescription: '', hint: '' };
  const inputs: string[] = [];
  const outputs: string[] = [];
  const pictures: string[] = [];
  $('section').each((_, section) => {
    const heading = $(section).find('h3').first();
    const name = heading.text().trim();
    heading.remove();
    const sample = sampleHeading.exec(name);
    if (sample !== null) {
      const pre = $(section).find('pre').first();
      (/Input|入力/u.test(sample[1] ?? '') ? inputs : outputs).push(pre.text().replace(/\s+$/u, ''));
      pre.remove();
    }
    const { markdown, pictures: found } = toMarkdown($(section).html() ?? '', {
      pageUrl,
      pictureHosts,
      formulas,
    });
    pictures.push(...found);
    if (markdown === '') return;
    const place = placeOf(name);
    const text = place === 'hint' ? `**${name}**\n\n${markdown}` : markdown;
    texts[place] = texts[place] === '' ? text : `${texts[place]}\n\n${text}`;
  });
  return {
    ...texts,
    examples: inputs.map((input, index) => ({ input, output: outputs[index] ?? '' })),
    pictures: [...new Set(pictures)],
  };
}

function placeOf(name: string): 'description' | 'inputDescription' | 'outputDescription' | 'hint' {
  if (/^(Input|入力)$/u.test(name)) return 'inputDescription';
  if (/^(Output|出力)$/u.test(name)) return 'outputDescription';
  return /^(Problem Statement|問題文|Score|配点)$/u.test(name) ? 'description' : 'hint';
}

/** Own runs of a task, newest first. */
export function parseOwnRuns(page: Page): readonly OwnRun[] {
  const $ = load(page.text);
  const table = $('table').first();
  if (table.length === 0) {
    // The page says that there are none instead of an empty table.
    if ($('.panel-submission').length > 0) return [];
    throw layoutChanged(page, 'table of runs');
  }
  return table
    .find('tbody tr')
    .toArray()
    .flatMap((row) => {
      const link = $(row).find('a[href*="/submissions/"]').last().attr('href');
      const id = /\/submissions\/(\d+)$/u.exec(link ?? '')?.[1];
      const length = /(\d+)\s*Byte/u.exec($(row).text())?.[1];
      return id === undefined ? [] : [{ id, codeBytes: Number(length ?? '0') }];
    });
}

export interface RunPage {
  result: string;
  timeMs: number | undefined;
  memoryKb: number | undefined;
  code: string;
  compilerOutput: string | undefined;
}

export function parseRunPage(page: Page): RunPage {
  const $ = load(page.text);
  const result = $('#judge-status').first().text().trim();
  if (result === '') throw layoutChanged(page, 'result of the run');
  const numberOf = (label: string) => {
    const cell = $('th')
      .filter((_, head) => $(head).text().trim() === label)
      .first()
      .next('td')
      .text();
    const digits = /\d+/u.exec(cell)?.[0];
    return digits === undefined ? undefined : Number(digits);
  };
  const output = $('h4')
    .filter((_, heading) => $(heading).text().trim() === 'Compile Error')
    .first()
    .nextAll('pre')
    .first()
    .text();
  return {
    result,
    timeMs: numberOf('Exec Time'),
    memoryKb: numberOf('Memory'),
    code: $('#submission-code').first().text(),
    compilerOutput: output === '' ? undefined : output.trim(),
  };
}
