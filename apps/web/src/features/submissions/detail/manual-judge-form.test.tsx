import { statuses } from '@touchstone/contract/statuses';
import { manualStatuses } from '@touchstone/rules/judging/manual-judge';
import { describe, expect, it } from 'vitest';
import { formDialogMessages } from '../../../ui/form-dialog/form-dialog.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { ManualJudgeForm } from './manual-judge-form.tsx';
import { manualMessages } from './manual-messages.ts';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ManualJudgeForm in %s', (locale) => {
  const m = manualMessages[locale];
  const nameOf = (status: number) => verdictMessages[locale][verdictOf(status).key].name;
  const render = (status: number, score: number | null = null, isBusy = false) =>
    renderMarkup(
      <ManualJudgeForm submission={{ status, score }} isBusy={isBusy} onSubmit={ignore} onClose={ignore} />,
      { locale },
    );
  const shownStatus = (form: ReturnType<typeof render>) =>
    [...form.all('textbox'), ...form.all('combobox')]
      .find(({ name }) => name === m.status)
      ?.attribute('value');

  it.each(manualStatuses)('starts with status %i, which can be set', (status) => {
    const form = render(status);
    expect(shownStatus(form)).toBe(nameOf(status));
    expect(form.get('button', m.update).isDisabled).toBe(false);
    expect(form.text).not.toContain(m.cancelledHint);
  });

  it('shows a cancelled submission, explains why this cannot be set, and cannot be sent', () => {
    const form = render(statuses.cancelled);
    expect(shownStatus(form)).toBe(nameOf(statuses.cancelled));
    expect(form.text).toContain(m.cancelledHint);
    expect(form.get('button', m.update).isDisabled).toBe(true);
  });

  it.each([statuses.pending, statuses.judging, statuses.notSubmitted, 99])(
    'starts without a choice for status %i, which no person sets',
    (status) => {
      const form = render(status);
      expect(shownStatus(form) ?? '').toBe('');
      expect(form.get('button', m.update).isDisabled).toBe(true);
    },
  );

  it.each([
    [null, ''],
    [0, '0'],
    [100, '100'],
  ])('shows the score %s', (score, text) => {
    expect(render(statuses.accepted, score).get('textbox', m.score).attribute('value') ?? '').toBe(text);
  });

  it.each([
    [-5, true],
    [100_001, true],
    [0, false],
    [null, false],
  ])('refuses the score %s with a reason: %s', (score, isRefused) => {
    expect(render(statuses.accepted, score).text.includes(m.scoreWrong(100_000))).toBe(isRefused);
  });

  it('can be left at any time', () => {
    expect(render(statuses.cancelled).get('button', formDialogMessages[locale].cancel).isDisabled).toBe(
      false,
    );
  });
});
