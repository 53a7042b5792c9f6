import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { PdfCard } from './pdf-card.tsx';
import { pdfMessages } from './pdf-messages.ts';
import { PdfFrame } from './pdf-viewer.tsx';

const m = pdfMessages['en-US'];
const file = { href: '/api/public/file/a.pdf', name: 'a.pdf' };

describe('a PDF', () => {
  it('is shown once it is known to exist', () => {
    expect(renderMarkup(<PdfFrame {...file} isThere={undefined} />).html).not.toContain('<iframe');
    expect(renderMarkup(<PdfFrame {...file} isThere />).html).toContain(`src="${file.href}"`);
  });

  it('that is missing is a message, not the answer of the server', () => {
    const { html, text } = renderMarkup(<PdfFrame {...file} isThere={false} />);
    expect(html).not.toContain('<iframe');
    expect(text).toContain(m.missing);
  });

  it('of another site says where it opens', () => {
    const foreign = renderMarkup(<PdfCard href="https://example.org/a.pdf" label="slides" />);
    expect(foreign.text).toContain(m.elsewhere('example.org'));
    expect(foreign.names('button')).toEqual([]);
    expect(renderMarkup(<PdfCard href={file.href} label="slides" />).names('button')).toEqual([m.hide]);
  });
});
