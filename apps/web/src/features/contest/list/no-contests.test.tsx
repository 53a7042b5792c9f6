import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import { NoContests } from './no-contests.tsx';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('NoContests in %s', (locale) => {
  const m = listMessages[locale];
  const show = (changes: Partial<ListAddress>, total: number) =>
    renderMarkup(
      <NoContests
        address={{ stage: undefined, type: undefined, keyword: '', page: 1, ...changes }}
        total={total}
        onReset={ignore}
        onFirst={ignore}
      />,
      { locale },
    );

  it.each([
    ['no contest at all', {}, 0, m.empty, []],
    ['no match of a keyword', { keyword: 'x' }, 0, m.noMatch, [m.reset]],
    ['no match of a stage', { stage: 'ended' }, 0, m.noMatch, [m.reset]],
    ['no match of a type', { type: 'oi' }, 0, m.noMatch, [m.reset]],
    ['a page past the end', { page: 9 }, 12, m.pastEnd, [m.toFirst]],
    ['a page past the end of a search', { page: 9, keyword: 'x' }, 12, m.pastEnd, [m.toFirst]],
  ] as const)('%s', (_name, changes, total, title, buttons) => {
    const shown = show(changes, total);
    expect(shown.text).toContain(title);
    expect(shown.names('button')).toEqual(buttons);
  });
});
