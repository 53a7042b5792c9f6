import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { AuditEntry } from './api/list-audit-entries.ts';
import { AuditList } from './audit-list.tsx';
import { auditMessages } from './audit-messages.ts';
import { DiffView } from './diff-view.tsx';

const m = auditMessages['en-US'];

describe('the audit log', () => {
  it('says who did what to which target, and from where', () => {
    const entry = {
      id: 1,
      actor: 'ann',
      action: 'user.ban',
      target: 'user bo',
      ip: '10.0.0.9',
      gmtCreate: '2026-05-01T08:00:00.000+0000',
      before: null,
      after: null,
    } as unknown as AuditEntry;
    const { text } = renderMarkup(<AuditList entries={[entry]} />);
    for (const part of ['ann', 'user.ban', 'user bo', '10.0.0.9']) expect(text).toContain(part);
  });
});

describe('the changes of an entry', () => {
  const render = (before: object | null, after: object | null) => {
    const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
    return renderMarkup(<DiffView before={json(before)} after={json(after)} />);
  };
  const cells = (before: object | null, after: object | null) =>
    render(before, after)
      .all('cell')
      .map(({ text }) => text);

  it('show before and after of what changed', () => {
    expect(cells({ title: 'Sum' }, { title: 'Product' })).toEqual(['Sum', 'Product']);
  });

  it('collapse what stayed the same, and count it', () => {
    const markup = render({ title: 'Sum', auth: 1, tags: 'x' }, { title: 'Product', auth: 1, tags: 'x' });
    expect(markup.all('cell')).toHaveLength(2);
    expect(markup.find('button', m.showSame(2))).toBeDefined();
  });

  it('have a word for an empty side', () => {
    expect(cells(null, { title: 'Sum' })).toEqual([m.empty, 'Sum']);
    expect(cells({ title: 'Sum' }, { title: '' })).toEqual(['Sum', m.empty]);
  });

  it('say so if nothing was recorded', () => {
    expect(render(null, null).text).toBe(m.noDetail);
  });
});
