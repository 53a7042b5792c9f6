/**
 * HTML of statements as Markdown.
 *
 * Formulas are replaced by placeholders before the conversion, because it escapes underscores and backslashes, and put back
 * after it.
 */
import { load } from 'cheerio';
import TurndownService from 'turndown';

export interface Statement {
  markdown: string;
  /** Pictures on hosts of the site, absolute. */
  pictures: readonly string[];
}

interface StatementSource {
  /** The page of the statement: relative addresses are resolved against it. */
  pageUrl: string;
  /** Hosts of the site, besides its own, that serve its pictures. */
  pictureHosts?: readonly string[];
  /** What is a formula in this site's text, with the formula as first group. Written with one dollar sign. */
  formulas?: readonly RegExp[];
}

// Characters for private use: no statement has them.
const open = '\uE000';
const close = '\uE001';

export function toMarkdown(
  html: string,
  { pageUrl, pictureHosts = [], formulas = [/\$([^$]+)\$/gu] }: StatementSource,
): Statement {
  const found: string[] = [];
  const $ = load(html, null, false);
  const pictures: string[] = [];
  const { origin } = new URL(pageUrl);
  const isOfSite = (url: string) =>
    url.startsWith(`${origin}/`) || pictureHosts.some((host) => url.startsWith(`https://${host}/`));
  $('script, style').remove();
  $('[src]').each((_, element) => {
    const url = absolute($(element).attr('src'), pageUrl);
    $(element).attr('src', url);
    if (element.name === 'img' && isOfSite(url)) pictures.push(url);
  });
  $('a[href]').each((_, element) => {
    $(element).attr('href', absolute($(element).attr('href'), pageUrl));
  });
  const marked = formulas.reduce(
    (text, formula) =>
      text.replace(
        formula,
        (_, inner: string) => `${open}${String(found.push(decodeText(inner)) - 1)}${close}`,
      ),
    $.html(),
  );
  const markdown = converter()
    .turndown(marked)
    .replace(
      new RegExp(`${open}(\\d+)${close}`, 'gu'),
      (_, index: string) => `$${found[Number(index)] ?? ''}$`,
    )
    .replaceAll('\u00A0', ' ')
    .trim();
  return { markdown, pictures: [...new Set(pictures)] };
}

/** The text of a formula without entities and tags. */
const decodeText = (html: string) => load(html, null, false).text().trim();

function absolute(address: string | undefined, base: string): string {
  if (address === undefined) return '';
  return URL.canParse(address, base) ? new URL(address, base).href : '';
}

const converter = () =>
  new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  })
    .keep(['table', 'sub', 'sup'])
    .addRule('preformatted text is a block of code', {
      filter: (node) => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
      replacement: (_, node) => fence(node.textContent ?? ''),
    })
    .addRule('centred text stays a paragraph', {
      filter: (node) => node.nodeName === 'CENTER',
      replacement: (content) => `\n\n${content.trim()}\n\n`,
    });

/** Longer than any row of backticks in the text. */
function fence(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([row]) => row.length));
  const row = '`'.repeat(longest + 1);
  return `\n\n${row}\n${text.replace(/^\n|\n$/gu, '')}\n${row}\n\n`;
}
