import { describe, expect, it } from 'vitest';
import { formMessages } from '../form-messages.ts';
import { newProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { AbandonedDrafts } from './abandoned-drafts.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { createMemoryDrafts } from './draft-store.ts';

const m = formMessages['en-US'];
const draft = (title: string, baseVersion: string | null = null) => ({
  savedAtMs: Date.UTC(2026, 4, 1),
  baseVersion,
  values: { ...newProblemValues(), title },
});

describe('a restored draft', () => {
  const render = (form: ReturnType<typeof aForm>, version: string | null, storedVersion: string | null) =>
    renderFormPart(
      <DraftNotice form={form} draft={draft('Sum', version)} storedVersion={storedVersion} />,
      form,
    );

  it('is announced while the form differs from the stored problem', () => {
    expect(render(aForm({ title: 'Sum' }), 'v1', 'v1').find('button', m.discardDraft)).toBeDefined();
    expect(render(aForm(), 'v1', 'v1').text).toBe('');
  });

  it('of an older version is not in the form, so it is not announced', () => {
    expect(render(aForm({ title: 'Sum' }), 'v1', 'v2').text).toBe('');
  });
});

describe('drafts of closed tabs', () => {
  const abandoned = [
    { key: 'u1:bank:new:a', draft: draft('Sum') },
    { key: 'u1:bank:new:b', draft: draft('  ') },
  ];
  const render = (form: ReturnType<typeof aForm>) =>
    renderFormPart(<AbandonedDrafts form={form} drafts={createMemoryDrafts()} abandoned={abandoned} />, form);

  it('are offered with their titles', () => {
    const markup = render(aForm());
    expect(markup.text).toContain('Sum');
    expect(markup.text).toContain(m.untitled);
    expect(markup.names('button').filter((name) => name === m.continueDraft)).toHaveLength(2);
  });

  it('are not offered once something is written here: continuing would replace it', () => {
    expect(render(aForm({ title: 'Another' })).text).toBe('');
  });
});
