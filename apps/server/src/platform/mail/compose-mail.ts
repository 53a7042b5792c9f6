/** A mail in one language: plain text, and the same as simple HTML with everything escaped. */
export interface Mail {
  recipient: string;
  subject: string;
  paragraphs: readonly string[];
  /** Shown large: a code to type. */
  code?: string;
  /** Shown as a button, and written out for mail programs without HTML. */
  link?: { url: string; label: string };
}

export interface ComposedMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const paragraphStyle = 'margin:0 0 16px;font:15px/24px sans-serif;color:#1b232e';

/** The site as its administrators configured it. */
export interface MailSender {
  name: string;
  /** At the top of the mail; null for none. */
  pictureUrl: string | null;
}

/** Mail programs load nothing else. */
const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:\/\//i.test(address);

export function composeMail(
  { recipient, subject, paragraphs, code, link }: Mail,
  { name: siteName, pictureUrl }: MailSender,
): ComposedMail {
  const text = [
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(link === undefined ? [] : [link.url]),
    `— ${siteName}`,
  ].join('\n\n');
  const blocks = [
    isWebAddress(pictureUrl)
      ? `<p style="${paragraphStyle}"><img src="${escapeHtml(pictureUrl)}" alt="${escapeHtml(siteName)}" style="display:block;max-width:100%;max-height:160px"></p>`
      : '',
    ...paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${escapeHtml(paragraph)}</p>`),
    code === undefined
      ? ''
      : `<p style="${paragraphStyle};font-size:28px;letter-spacing:6px;font-weight:600">${escapeHtml(code)}</p>`,
    link === undefined
      ? ''
      : `<p style="${paragraphStyle}"><a href="${escapeHtml(link.url)}" style="color:#2b4fc7">${escapeHtml(link.label)}</a><br>` +
        `<span style="color:#5b6675;font-size:13px">${escapeHtml(link.url)}</span></p>`,
    `<p style="${paragraphStyle};color:#5b6675;margin:0">— ${escapeHtml(siteName)}</p>`,
  ];
  const html = `<!doctype html><html><body style="background:#f6f7f9;padding:24px"><div style="max-width:560px;margin:auto;background:#fff;border:1px solid #e3e7ec;border-top:3px solid #946409;border-radius:8px;padding:24px">${blocks.join('')}</div></body></html>`;
  return { recipient, subject, text, html };
}
