import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { HelpBlocks } from './help-blocks.tsx';
import type { HelpBlock } from './help-text.ts';

const show = (...blocks: HelpBlock[]) => renderMarkup(<HelpBlocks blocks={blocks} />);

describe('the blocks of a help page', () => {
  it('a paragraph shows text between backticks as code', () => {
    const { html } = show('Call `main` once, with 1 < 2.');
    expect(html).toContain('<p>Call <code>main</code> once, with 1 &lt; 2.</p>');
  });

  it('an unpaired backtick stays', () => {
    expect(show('a ` b').text).toBe('a ` b');
  });

  it('the same code may occur twice in a sentence', () => {
    expect(show('`a` or `a`').html.match(/<code>a<\/code>/g)).toHaveLength(2);
  });

  it.each([
    ['list', { list: ['one', 'two `x`'] }, '<ul>'],
    ['steps', { steps: ['one', 'two `x`'] }, '<ol>'],
  ] as const)('a %s has an item for each entry', (_kind, block, tag) => {
    const markup = show(block);
    expect(markup.html).toContain(tag);
    expect(markup.all('listitem').map((item) => item.text)).toEqual(['one', 'two x']);
  });

  it('code keeps its lines and has its label', () => {
    const markup = show({ code: 'int main() {\n}', language: 'cpp', label: 'C++' });
    // The colours, which are elements, are there only if another test has loaded them.
    expect(markup.html.replaceAll(/<[^>]*>/g, '')).toContain('int main() {\n}');
    expect(markup.text).toContain('C++');
  });

  it('links to routes stay in the app; addresses of the server open in a new tab', () => {
    const markup = show({
      links: [
        { to: '/problem', text: 'Problems' },
        { to: '/api/openapi.json', text: 'Description', isServerAddress: true },
      ],
    });
    const route = markup.get('link', 'Problems');
    expect([route.href, route.attribute('target')]).toEqual(['/problem', undefined]);
    const address = markup.get('link', 'Description');
    expect([address.href, address.attribute('target'), address.attribute('rel')]).toEqual([
      '/api/openapi.json',
      '_blank',
      'noopener',
    ]);
  });
});
