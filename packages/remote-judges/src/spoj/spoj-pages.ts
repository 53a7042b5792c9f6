/** Parsers of the pages of SPOJ. A statement is one text; its headings divide it, if it has any. */
import { load } from 'cheerio';
import { layoutChanged, type Page } from '../http/site-session.ts';
import { toMarkdown } from '../html/statement-markdown.ts';
import { RemoteError } from '../remote-error.ts';
import type { OwnRun, RemoteProblem } from '../remote-judge.ts';

export function parseProblem(page: Page, id: string): Omit<RemoteProblem, 'languages'> {
  const $ = load(page.text);
  if (page.status === 404 || /Wrong problem code/iu.test($('body').text()))
    throw new RemoteError('unknownProblem', `SPOJ has no problem ${id}`);
  const title = $('#problem-name')
    .first()
    .text()
    .trim()
    .replace(/^[A-Z\d_]+ - /u, '');
  const metaOf = (label: string) =>
    $('#problem-meta tr')
      .filter((_, row) => $(row).children('td').first().text().trim().startsWith(label))
      .first()
      .children('td')
      .last()
      .text()
      .trim();
  // A range such as `0.1s-2s`: the last number is the limit of the largest test.
  const seconds = /([\d.]+)s$/u.exec(metaOf('Time limit'))?.[1];
  const megabytes = /(\d+)\s*MB/u.exec(metaOf('Memory limit'))?.[1];
  const body = $('#problem-body').first();
  if (title === '' || seconds === undefined || megabytes === undefined || body.length === 0)
    throw layoutChanged(page, 'title, limits or statement');
  const { markdown, pictures } = toMarkdown(body.html() ?? '', { pageUrl: page.url });
  return {
    id,
    title,
    timeLimitMs: Math.round(Number(seconds) * 1000),
    memoryLimitMb: Number(megabytes),
    // Samples are part of the text: only people can tell which of its blocks is an input.
    description: markdown,
    inputDescription: '',
    outputDescription: '',
    hint: '',
    examples: [],
    tags: $('#problem-tags a')
      .toArray()
      .map((tag) => $(tag).text().trim().replace(/^#/u, ''))
      .filter((tag) => tag !== ''),
    sourceUrl: page.url,
    pictures,
  };
}

/** The languages of the form: not every problem takes all. */
export function parseLanguages(page: Page): readonly string[] {
  const $ = load(page.text);
  return $('select[name="lang"] option')
    .toArray()
    .map((option) => $(option).attr('value') ?? '')
    .filter((value) => value !== '');
}

/** Own runs of a problem, newest first. */
export function parseOwnRuns(page: Page): readonly OwnRun[] {
  const $ = load(page.text);
  if ($('table.problems').length === 0) throw layoutChanged(page, 'table of runs');
  return $('table.problems tbody tr')
    .toArray()
    .flatMap((row) => {
      const id = /(\d+)/u.exec($(row).find('.statusres').first().attr('id') ?? '')?.[1];
      // The list does not show the length of the code.
      return id === undefined ? [] : [{ id, codeBytes: undefined }];
    });
}

export function parseRunId(page: Page): string | undefined {
  return load(page.text)('input[name="newSubmissionId"]').first().attr('value');
}

export const parseCompileError = (page: Page): string => load(page.text)('pre').first().text().trim();
