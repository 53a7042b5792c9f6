import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { GroupListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import { NoGroups } from './no-groups.tsx';

const ignore = () => undefined;
const m = listMessages['en-US'];
const plain = { keyword: '', access: undefined, onlyMine: false, page: 1, size: 15 };

describe('an empty list of groups', () => {
  it.each([
    ['no group at all', {}, 0, m.empty, ['new']],
    ['no match', { keyword: 'x' }, 0, m.noMatch, [m.reset]],
    ['no own group', { onlyMine: true }, 0, m.mineEmpty, [m.reset]],
    ['no match among own groups', { onlyMine: true, access: 2 }, 0, m.noMatch, [m.reset]],
    ['a page past the end', { page: 9 }, 12, m.pastEnd, [m.toFirst]],
  ] as [string, Partial<GroupListAddress>, number, string, string[]][])(
    '%s',
    (_name, changes, total, title, buttons) => {
      const shown = renderMarkup(
        <NoGroups
          address={{ ...plain, ...changes }}
          total={total}
          create={<button type="button">new</button>}
          onReset={ignore}
          onFirst={ignore}
        />,
      );
      expect(shown.text).toContain(title);
      expect(shown.names('button')).toEqual(buttons);
    },
  );
});
