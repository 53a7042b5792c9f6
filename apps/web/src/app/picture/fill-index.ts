import { initialDataId, ssrRootId } from '../../lib/initial-data.ts';
import type { Picture } from './picture.ts';

export interface PictureSheets {
  /** Addresses of the style sheets that the picture needs besides those of every page. */
  used: readonly string[];
  /** Those that `used` holds already: the app is told that they are there. */
  held: readonly string[];
  /** Fonts that it may need; those of formulas only where there are any. */
  fonts: readonly string[];
}

interface FilledWith {
  picture: Picture;
  sheets: PictureSheets;
  nonce: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Inside of a script element nothing may look like its end. */
const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The empty page with a picture in it. Values are put in by functions: what they hold is never read as a pattern. */
export function fillIndex(index: string, { picture, sheets, nonce }: FilledWith): string {
  const link = (href: string, rest = '') =>
    `<link rel="stylesheet" crossorigin href="${escapeText(href)}"${rest}>`;
  const links = [
    ...sheets.used.map((href) => link(href)),
    ...sheets.held.map((href) => link(href, ' disabled')),
  ];
  const hasFormulas = picture.body.includes('class="katex"');
  const fonts = sheets.fonts
    .filter((href) => hasFormulas || !href.includes('KaTeX'))
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(href)}">`);
  const styles = picture.styles.map((text) => `<style data-picture nonce="${nonce}">${text}</style>`);
  const answers = `<script type="application/json" id="${initialDataId}">${escapeScript(picture.answers)}</script>`;
  const body = `<div id="${ssrRootId}" lang="${picture.locale}">${picture.body}</div>`;
  return (
    index
      // The app comes after the picture: fetched meanwhile, but neither compiled nor before what the picture needs.
      .replaceAll('rel="modulepreload"', () => 'rel="preload" as="script" fetchpriority="low"')
      .replace(/<html lang="[^"]*"/, () => `<html lang="${picture.locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(picture.title)}</title>`)
      .replace('</head>', () => [...links, ...fonts, ...styles, '</head>'].join(''))
      .replace('<div id="root">', () => `${body}${answers}<div id="root">`)
  );
}
