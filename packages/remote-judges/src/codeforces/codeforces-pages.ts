/** Parsers of the pages of Codeforces. Formulas are written between three dollar signs. */
import { load, type CheerioAPI } from 'cheerio';
import { layoutChanged, snapshotOf, type Page } from '../http/site-session.ts';
import { toMarkdown } from '../html/statement-markdown.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteProblem } from '../remote-judge.ts';

type Selection = ReturnType<CheerioAPI>;

export const pictureHosts = ['espresso.codeforces.com', 'userpic.codeforces.org'];
const formulas = [/\$\$\$([^$]+)\$\$\$/gu];

/** The site wants a browser: the page of its protection, or its own script that sets a cookie. */
export function refuseChallenge(page: Page) {
  const isProtected = page.status === 403 && /Just a moment|challenge-platform|cf-chl/u.test(page.text);
  if (isProtected || /Redirecting\.\.\. Please, wait/u.test(page.text))
    throw new RemoteError('challengeRequired', 'Codeforces asks for a browser', {
      snapshot: snapshotOf(page),
    });
}

export function parseToken(page: Page): string {
  const token = load(page.text)('meta[name="X-Csrf-Token"]').first().attr('content');
  if (token === undefined || token === '') throw layoutChanged(page, 'token of the form');
  return token;
}

export const hasStatement = (page: Page): boolean => load(page.text)('.problem-statement').length > 0;

export function parseProblem(page: Page, id: string): RemoteProblem {
  if (page.status === 302) throw new RemoteError('unknownProblem', `Codeforces has no problem ${id}`);
  const $ = load(page.text);
  const statement = $('.problem-statement').first();
  const title = statement
    .find('.header .title')
    .first()
    .text()
    .replace(/^\S+\. /u, '')
    .trim();
  const seconds = /([\d.]+)\s*second/u.exec(statement.find('.time-limit').text())?.[1];
  const megabytes = /(\d+)\s*megabyte/u.exec(statement.find('.memory-limit').text())?.[1];
  if (title === '' || seconds === undefined || megabytes === undefined)
    throw layoutChanged(page, 'title or limits');
  const pictures: string[] = [];
  const convert = (part: Selection) => {
    part.find('.section-title').remove();
    const { markdown, pictures: found } = toMarkdown(part.html() ?? '', {
      pageUrl: page.url,
      pictureHosts,
      formulas,
    });
    pictures.push(...found);
    return markdown;
  };
  const sectionOf = (name: string) => statement.children(name).first();
  const input = sectionOf('.input-specification');
  const interaction = statement
    .children('div:not([class])')
    .filter((_, part) => $(part).children('.section-title').text().startsWith('Interaction'));
  const description = statement.children('div:not([class])').not(interaction).first();
  return {
    id,
    title,
    timeLimitMs: Math.round(Number(seconds) * 1000),
    memoryLimitMb: Number(megabytes),
    description: convert(description),
    inputDescription: convert(input.length > 0 ? input : interaction.first()),
    outputDescription: convert(sectionOf('.output-specification')),
    hint: convert(sectionOf('.note')),
    examples: listSamples($),
    tags: $('.tag-box')
      .toArray()
      .map((tag) => $(tag).text().trim())
      .filter((tag) => !tag.startsWith('*')),
    sourceUrl: page.url,
    pictures: [...new Set(pictures)],
  };
}

function listSamples($: CheerioAPI): RemoteProblem['examples'] {
  const textsOf = (kind: string) =>
    $(`.sample-tests .${kind} pre`)
      .toArray()
      .map((pre) => sampleText($, $(pre)));
  const outputs = textsOf('output');
  return textsOf('input').map((input, index) => ({ input, output: outputs[index] ?? '' }));
}

/** Lines are elements of their own, or separated by `<br>`. */
function sampleText($: CheerioAPI, pre: Selection): string {
  pre.find('br').replaceWith('\n');
  const lines = pre.find('.test-example-line');
  const text =
    lines.length > 0
      ? lines
          .toArray()
          .map((line) => $(line).text())
          .join('\n')
      : pre.text();
  return text.replace(/^\n+|\s+$/gu, '');
}

/** Errors of the form of a submission stand beside their fields. */
const refusals = [
  [/exactly the same code before/iu, 'duplicateSubmission'],
  [/Source code is too long|should be (?:at most|no longer)/iu, 'codeTooLong'],
  [/should not be empty|Source is empty/iu, 'codeTooShort'],
  [/programTypeId|language/iu, 'languageRefused'],
  [/No such problem/iu, 'unknownProblem'],
] as const;

export function findRefusal(page: Page): RemoteError {
  const $ = load(page.text);
  const said = $('.error')
    .toArray()
    .map((error) => `${$(error).attr('class') ?? ''} ${$(error).text()}`)
    .join('\n');
  const found = refusals.find(([words]) => words.test(said));
  return found === undefined
    ? layoutChanged(page, 'redirect after the submission')
    : new RemoteError(found[1], 'Codeforces refused the code', { snapshot: snapshotOf(page) });
}
