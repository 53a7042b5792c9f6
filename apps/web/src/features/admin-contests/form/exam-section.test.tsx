import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { newContestValues } from './contest-values.ts';
import { examFormMessages } from './exam-form-messages.ts';
import { ExamSection } from './exam-section.tsx';
import type { ContestForm } from './use-contest-form.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('exam protection of the form in %s', (locale) => {
  const m = examFormMessages[locale];
  const show = (error?: string) =>
    renderMarkup(
      <ExamSection
        form={
          {
            values: {
              ...newContestValues(0),
              examAddresses: '10.0.0.0/8\n::1',
              isSingleSession: true,
            },
            errorOf: () => error,
          } as unknown as ContestForm
        }
      />,
      { locale },
    );

  it('shows the list and the switches', () => {
    const shown = show();
    expect(shown.get('textbox', m.addresses).text).toBe('10.0.0.0/8 ::1');
    expect(shown.get('switch', `${m.single} ${m.singleText}`).attribute('checked')).toBeDefined();
    expect(shown.get('switch', `${m.bound} ${m.boundText}`).attribute('checked')).toBeUndefined();
    expect(shown.text).toContain(m.addressesHint);
  });

  it('shows the error of a line in place of the hint', () => {
    expect(show('Line 2 is wrong').text).toContain('Line 2 is wrong');
    expect(show('Line 2 is wrong').text).not.toContain(m.addressesHint);
  });
});
