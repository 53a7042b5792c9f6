import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { apiTokensQuery } from '../api/api-tokens.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { apiTokenMessages } from './api-token-messages.ts';
import { ApiTokensSheet } from './api-tokens-sheet.tsx';

const token = (id: number, part: object = {}) => ({
  id,
  name: `token-${String(id)}`,
  createdBy: 'ann',
  createdAt: '2026-05-01T08:00:00.000+0000',
  lastUsedAt: null,
  ...part,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('tokens of the Contest API in %s', (locale) => {
  const m = apiTokenMessages[locale];
  const render = (data: unknown) =>
    renderMarkup(
      <ContestContext value={aContestState({ isAdmin: true })}>
        <ApiTokensSheet />
      </ContestContext>,
      { locale, queries: data === undefined ? [] : [[apiTokensQuery(7).queryKey, data]] },
    );

  it('say when they were used, and each can be revoked', () => {
    const markup = render([token(1), token(2, { lastUsedAt: '2026-05-02T08:00:00.000+0000' })]);
    const [unused, used] = markup.all('listitem');
    expect(unused?.text).toContain(m.neverUsed);
    expect(used?.text).not.toContain(m.neverUsed);
    expect(markup.names('button')).toEqual(
      expect.arrayContaining([`${m.revoke}: token-1`, `${m.revoke}: token-2`]),
    );
  });

  it('can be created even if the list is empty or failed', () => {
    expect(render([]).text).toContain(m.emptyTitle);
    expect(render(new Error('offline')).text).toContain(m.failed);
    for (const data of [[], new Error('offline'), undefined])
      expect(render(data).all('form')).toHaveLength(1);
  });
});
