import { expect, test } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { UsageTable } from './usage-table.tsx';

test('shows a row per user and day, with grouped numbers', () => {
  const { text } = renderMarkup(
    <UsageTable
      rows={[
        {
          day: '2026-05-01',
          uid: 'u1',
          username: 'ada',
          questions: 3,
          promptTokens: 12_345,
          completionTokens: 678,
          cost: 0.25,
        },
      ]}
    />,
    { user: aUser() },
  );
  for (const part of ['2026-05-01', 'ada', '12,345', '678', '0.25']) expect(text).toContain(part);
});
