import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const mail = { recipient: 'a@mail.example', subject: 'Hello', paragraphs: ['One <two>'] };

describe('a mail', () => {
  test('is signed with the configured name, as text and as HTML', () => {
    const { text, html } = composeMail(mail, { name: 'School & Judge', pictureUrl: null });
    expect(text).toContain('— School & Judge');
    expect(html).toContain('— School &amp; Judge');
    expect(html).toContain('One &lt;two&gt;');
  });

  test.each([
    ['https://school.example/logo.png?a=1&b=2', 'src="https://school.example/logo.png?a=1&amp;b=2"'],
    ['http://school.example/"onerror="x', 'src="http://school.example/&quot;onerror=&quot;x"'],
  ])('begins with the configured picture %s', (pictureUrl, source) => {
    expect(composeMail(mail, { name: 'School', pictureUrl }).html).toContain(source);
  });

  test.each([null, '', 'javascript:alert(1)', '/logo.png'])('has no picture for %j', (pictureUrl) => {
    expect(composeMail(mail, { name: 'School', pictureUrl }).html).not.toContain('<img');
  });
});
