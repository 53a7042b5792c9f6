import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { MentionMenu } from './mention-menu.tsx';
import type { OfferedNames } from './use-mentions.ts';
import { writingMessages } from './writing-messages.ts';

const candidates = [
  { uid: 'u1', username: 'ann', nickname: 'Ann of the lake', avatar: null },
  { uid: 'u2', username: 'annabel', nickname: null, avatar: null },
];
const names = (part: Partial<OfferedNames> = {}): OfferedNames => ({
  mention: { from: 0, keyword: 'an' },
  candidates,
  index: 1,
  listId: 'names',
  entryId: (index) => `names-${String(index)}`,
  isOpen: true,
  move: () => undefined,
  highlight: () => undefined,
  dismiss: () => undefined,
  ...part,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the names for a mention in %s', (locale) => {
  const m = writingMessages[locale];
  const show = (part?: Partial<OfferedNames>) =>
    renderMarkup(<MentionMenu names={names(part)} onChoose={() => undefined} />, { locale });

  it('are a list with one highlighted entry', () => {
    const shown = show();
    expect(shown.get('listbox', m.names).attribute('id')).toBe('names');
    const options = shown.all('option');
    expect(options.map((option) => option.attribute('aria-selected'))).toEqual(['false', 'true']);
    expect(options.map((option) => option.attribute('id'))).toEqual(['names-0', 'names-1']);
    expect(options[0]?.text).toContain('Ann of the lake');
  });

  it('are announced to screen readers', () => {
    expect(show().all('status')[0]?.text).toBe(m.namesFound(2));
  });

  it('are absent while no name is written', () => {
    const shown = show({ isOpen: false });
    expect(shown.all('option')).toEqual([]);
    expect(shown.all('status')[0]?.text).toBe('');
  });
});
