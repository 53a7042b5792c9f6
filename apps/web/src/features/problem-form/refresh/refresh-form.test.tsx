import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { StatementRefresh } from '../api/refresh-statement.ts';
import { RefreshForm } from './refresh-dialog.tsx';
import { refreshMessages } from './refresh-messages.ts';

const m = refreshMessages['en-US'];
const show = (changes: StatementRefresh['changes']) =>
  renderMarkup(
    <RefreshForm
      problemId={12}
      refresh={{ changes, warnings: [], gmtModified: '2026-05-01T08:00:00.000+0000' }}
      onClose={() => undefined}
      onRefreshed={() => undefined}
    />,
  );

describe('the refresh of a statement', () => {
  it('shows each changed field with its difference, all chosen', () => {
    const shown = show([
      { field: 'title', before: 'A+B', after: 'A + B' },
      { field: 'timeLimit', before: '1000', after: '2000' },
    ]);
    expect(shown.all('checkbox')).toHaveLength(2);
    for (const text of ['A+B', 'A + B', '2000', m.fields.title, m.fields.timeLimit])
      expect(shown.text).toContain(text);
    expect(shown.find('button', m.apply(2))).toBeDefined();
  });

  it('says so if nothing has changed', () => {
    const shown = show([]);
    expect(shown.text).toContain(m.unchanged);
    expect(shown.all('checkbox')).toHaveLength(0);
  });
});
