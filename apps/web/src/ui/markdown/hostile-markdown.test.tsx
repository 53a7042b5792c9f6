import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from './hostile/hostile-addresses.ts';
import { giantTexts } from './hostile/hostile-giants.ts';
import { hostileScripts } from './hostile/hostile-scripts.ts';
import { hostileStructures } from './hostile/hostile-structures.ts';
import { findDangers, readText } from './hostile/inspect-markup.ts';
import { MarkdownBody } from './markdown-body.tsx';
import { markdownMessages } from './markdown-messages.ts';

const render = (text: string): string =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <MarkdownBody text={text} />
    </MantineProvider>,
  );

const snippets = [...hostileScripts, ...hostileAddresses, ...hostileStructures];
const words = markdownMessages['zh-CN'];

describe('hostile Markdown', () => {
  it('has no duplicate snippets', () => {
    expect(new Set(snippets.map(([, text]) => text)).size).toBe(snippets.length);
    expect(snippets.length).toBeGreaterThan(70);
  });

  it.each(snippets)('%s: is harmless as a block', (_what, text) => {
    const html = render(`before\n\n${text}\n\nafter`);
    expect(findDangers(html)).toEqual([]);
    expect(readText(html)).toContain('before');
  });

  it.each(snippets)(
    '%s: does nothing inside a line, a list, a quote, a cell or an element',
    (_what, text) => {
      const line = text.replaceAll('\n', ' ');
      const places = [
        `x ${line} y`,
        `- ${line}`,
        `> ${line}`,
        `| a |\n|---|\n| ${line} |`,
        `<div>${line}</div>`,
      ];
      expect(findDangers(render(places.join('\n\n')))).toEqual([]);
    },
  );

  it('is harmless when all snippets are in one text', () => {
    expect(findDangers(render(snippets.map(([, text]) => text).join('\n\n')))).toEqual([]);
  });

  it.each(giantTexts)('$what: terminates, $outcome', ({ text, outcome }) => {
    const html = render(text);
    expect(findDangers(html)).toEqual([]);
    const shown = readText(html);
    expect({ long: shown.includes(words.long), deep: shown.includes(words.deep) }).toEqual({
      long: outcome === 'long',
      deep: outcome === 'deep',
    });
  });
});

describe('inspectMarkup', () => {
  it.each([
    '<script>1</script>',
    '<p onclick="x">y</p>',
    '<a href="javascript:x">y</a>',
    '<a href="java&#10;script:x">y</a>',
    '<img src="https://example.org/x.png">',
    '<p style="position:fixed">x</p>',
    '<span class="katex"><span style="position:fixed">x</span></span>',
    '<p id="root">x</p>',
    '<form><input name="x"></form>',
    '<svg><path d="x"></path></svg>',
    '<iframe src="/logout"></iframe>',
    '<a href="https://example.org" target="_blank">x</a>',
    '<!-- x -->',
  ])('reports %s', (html) => {
    expect(findDangers(html)).not.toEqual([]);
  });
});
