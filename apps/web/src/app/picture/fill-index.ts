import { preparedAnswersId, preparedRootId } from '../../lib/prepared-page.ts';
import type { Picture } from './draw-page.tsx';

interface FilledWith {
  picture: Picture;
  /** Addresses of the style sheets that the picture needs besides those of every page. */
  styleSheets: readonly string[];
  nonce: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Inside of a script element nothing may look like its end. */
const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The empty page with a picture in it. Values are put in by functions: what they hold is never read as a pattern. */
export function fillIndex(index: string, { picture, styleSheets, nonce }: FilledWith): string {
  const links = styleSheets.map((href) => `<link rel="stylesheet" crossorigin href="${escapeText(href)}">`);
  const styles = picture.styles.map((text) => `<style data-picture nonce="${nonce}">${text}</style>`);
  const answers = `<script type="application/json" id="${preparedAnswersId}">${escapeScript(picture.answers)}</script>`;
  const body = `<div id="${preparedRootId}" lang="${picture.locale}">${picture.body}</div>`;
  return index
    .replace(/<html lang="[^"]*"/, () => `<html lang="${picture.locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(picture.title)}</title>`)
    .replace('</head>', () => `${links.join('')}${styles.join('')}</head>`)
    .replace('<div id="root">', () => `${body}${answers}<div id="root">`);
}
