/**
 * Problems of the gym whose statement is a PDF. Facts, from open clients of the site: their page has no statement, or is the
 * PDF itself. The page of the contest lists the problems with their limits (`2 s, 256 MB`), and links the PDFs as attachments.
 */
import { load } from 'cheerio';
import { layoutChanged, type Page } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteProblem } from '../remote-judge.ts';
import type { ProblemPlace } from './codeforces-ids.ts';

const limits = /([\d.]+)\s*s,\s*(\d+)\s*MB/u;

export function parseGymContest(page: Page, { contestId, index }: ProblemPlace): RemoteProblem {
  const id = `${contestId}${index}`;
  if (page.status === 302) throw new RemoteError('unknownProblem', `the gym has no problem ${id}`);
  const $ = load(page.text);
  const path = `/gym/${contestId}/problem/${index}`;
  const links = $(`a[href="${path}"]`);
  if (links.length === 0) {
    // A page without any problem is not the page of a contest as we know it.
    if ($(`a[href^="/gym/${contestId}/problem/"]`).length === 0) throw layoutChanged(page, 'problems');
    throw new RemoteError('unknownProblem', `the gym has no problem ${id}`);
  }
  // The first link is the letter, the last one the title.
  const title = links.last().text().trim();
  const [, seconds, megabytes] = limits.exec(links.last().closest('tr').text()) ?? [];
  if (title === '' || seconds === undefined || megabytes === undefined)
    throw layoutChanged(page, 'title or limits');
  const sourceUrl = new URL(path, page.url).href;
  const files = listStatements($, page);
  return {
    id,
    title,
    timeLimitMs: Math.round(Number(seconds) * 1000),
    memoryLimitMb: Number(megabytes),
    // Without a PDF the statement is on the site only.
    description: (files.length > 0 ? files : [sourceUrl]).map(linkTo).join('\n\n'),
    inputDescription: '',
    outputDescription: '',
    hint: '',
    examples: [],
    tags: [],
    sourceUrl,
    pictures: [],
    files,
  };
}

function listStatements($: ReturnType<typeof load>, page: Page): readonly string[] {
  const addresses = $('a[href*="/attachments/download/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((address) => /\.pdf$/iu.test(address) && !/tutorial/iu.test(address))
    .map((address) => new URL(address, page.url).href);
  return [...new Set(addresses)];
}

const linkTo = (url: string) => `[${fileName(url)}](${url})`;

function fileName(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return decodeURIComponent(name).replaceAll(/[[\]\\]/gu, '');
}
