import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { judgeTokensQuery } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';
import { JudgeTokensSheet } from './judge-tokens-sheet.tsx';

const m = judgeTokenMessages['en-US'];
const token = (id: number, part: object = {}) => ({
  id,
  name: `token-${String(id)}`,
  createdAt: '2026-05-01T08:00:00.000+0000',
  lastUsedAt: null,
  revokedAt: null,
  ...part,
});
const render = (data: unknown) =>
  renderMarkup(<JudgeTokensSheet />, {
    queries: data === undefined ? [] : [[judgeTokensQuery.queryKey, data]],
  });

describe('judge tokens', () => {
  it('can be revoked once', () => {
    const markup = render([token(1), token(2, { revokedAt: '2026-05-02T08:00:00.000+0000' })]);
    const [open, revoked] = markup.all('listitem');
    expect(markup.find('button', `${m.revoke}: token-1`)).toBeDefined();
    expect(markup.find('button', `${m.revoke}: token-2`)).toBeUndefined();
    expect(open?.text).not.toContain(m.revoked);
    expect(revoked?.text).toContain(m.revoked);
  });

  it('say whether a judge has used them', () => {
    const [unused, used] = render([token(1), token(2, { lastUsedAt: '2026-05-02T08:00:00.000+0000' })]).all(
      'listitem',
    );
    expect(unused?.text).toContain(m.neverUsed);
    expect(used?.text).not.toContain(m.neverUsed);
  });

  it('can be created even if the list is empty or failed', () => {
    expect(render([]).text).toContain(m.emptyTitle);
    for (const data of [[], new Error('offline'), undefined])
      expect(render(data).all('form')).toHaveLength(1);
  });
});
