import { initialDataId, ssrAttribute } from '../../lib/initial-data.ts';
import { noncePlaceholder } from '../../ui/theme/style-nonce.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageAssets {
  /** Style sheets that the page needs besides those of every page. */
  used: readonly string[];
  /** Style sheets that `used` contains. `first-paint.js` links them as disabled, so that the app does not load them again. */
  held: readonly string[];
  /** Fonts to preload; fonts of formulas only if the page has formulas. */
  fonts: readonly string[];
}

interface InjectedParts {
  page: RenderedPage;
  sheets: PageAssets;
  nonce: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Inside a script element no text may look like its end tag. */
const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Puts a rendered page into index.html. Values are inserted by functions, so that `$` in them has no meaning. */
export function injectIntoShell(index: string, { page, sheets, nonce }: InjectedParts): string {
  const links = sheets.used.map((href) => `<link rel="stylesheet" crossorigin href="${escapeText(href)}">`);
  const hasFormulas = page.body.includes('class="katex"');
  const isOfFormulas = (href: string) => href.includes('KaTeX');
  // Formulas need their own fonts. Those of text are left to `first-paint.js`, which knows a slow line.
  const textFonts = sheets.fonts.filter((href) => !isOfFormulas(href)).map((href) => `${escapeText(href)} `);
  const fonts = sheets.fonts
    .filter((href) => hasFormulas && isOfFormulas(href))
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(href)}">`);
  const initialData = `<script type="application/json" id="${initialDataId}">${escapeScript(page.initialData)}</script>`;
  // Quotes in texts are escaped, so this matches only attributes of our own elements.
  const body = page.body.replaceAll(`nonce="${noncePlaceholder}"`, () => `nonce="${nonce}"`);
  return (
    index
      // The script of the app is fetched at low priority and not compiled before the page has what it needs.
      .replaceAll('rel="modulepreload"', () => 'rel="preload" as="script" fetchpriority="low"')
      .replace(/<html lang="[^"]*"/, () => `<html lang="${page.locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(page.title)}</title>`)
      .replace('data-fonts="', () => `data-fonts="${textFonts.join('')}`)
      .replace('data-held="', () => `data-held="${escapeText(sheets.held.join(' '))}`)
      .replace('</head>', () => [...links, ...fonts, '</head>'].join(''))
      .replace(
        '<div id="root">',
        () => `${initialData}<div id="root" ${ssrAttribute}="${page.locale}">${body}`,
      )
  );
}
