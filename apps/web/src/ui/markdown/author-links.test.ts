import { describe, expect, it } from 'vitest';
import { canEmbedPdf, isPdfLink, pdfFileName } from './author-links.ts';

describe('PDF links', () => {
  it.each([
    ['/api/public/file/lecture.pdf', true, true],
    ['/api/public/file/LECTURE.PDF?version=2', true, true],
    ['/files/lecture.pdf', true, false],
    ['https://example.org/api/lecture.pdf', true, false],
    ['/logout?x.pdf', false, false],
    ['/logout#.pdf', false, false],
    ['/home', false, false],
    ['http://[broken', false, false],
  ])('%s: is a PDF: %s, is embedded: %s', (href, isPdf, isEmbedded) => {
    expect(isPdfLink(href)).toBe(isPdf);
    expect(isPdfLink(href) && canEmbedPdf(href)).toBe(isEmbedded);
  });

  it('are named after their file', () => {
    expect(pdfFileName('/api/file/%E8%AE%B2%E4%B9%89.pdf?x=1')).toBe('讲义.pdf');
    expect(pdfFileName('/api/file/100%.pdf')).toBe('100%.pdf');
  });
});
