import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostileScripts } from './hostile/hostile-scripts.ts';
import { findDangers } from './hostile/inspect-markup.ts';
import { MarkdownBody } from './markdown-body.tsx';

const render = (text: string, mentions: readonly string[]): string =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <MarkdownBody text={text} mentions={mentions} />
    </MantineProvider>,
  );

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g), ([, href, label]) => [href, label]);

describe('mentions', () => {
  it.each([
    ['Hello @ada!', [['/user-home?username=Ada', '@ada']]],
    ['**@Ada** and @bob', [['/user-home?username=Ada', '@Ada']]],
    ['@"Ada Lovelace" wrote', [['/user-home?username=Ada%20Lovelace', '@Ada Lovelace']]],
    ['- > @张三：对', [['/user-home?username=%E5%BC%A0%E4%B8%89', '@张三']]],
    ['`@Ada` and mail to x@ada', []],
    ['```\n@Ada\n```', []],
    ['$@Ada$', []],
    ['[see @Ada](https://example.org)', [['https://example.org', 'see @Ada']]],
  ])('in %j', (text, links) => {
    expect(linksIn(render(text, ['Ada', 'Ada Lovelace', '张三']))).toEqual(links);
  });

  it('keep the text around them', () => {
    expect(render('a @Ada, b', ['Ada'])).toContain('a <a href="/user-home?username=Ada">@Ada</a>, b');
  });

  it.each(hostileScripts)('%s: is harmless as a name and beside one', (_what, text) => {
    const line = text.replaceAll(/["\n]/g, ' ');
    const html = render(`@"${line}" @Ada ${line}`, ['Ada', line]);
    expect(findDangers(html)).toEqual([]);
  });
});
