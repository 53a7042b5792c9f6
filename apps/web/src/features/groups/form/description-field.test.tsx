import { describe, expect, it } from 'vitest';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { DescriptionField } from './description-field.tsx';
import { groupFormMessages } from './group-form-messages.ts';
import type { GroupFormControl } from './use-group-form.ts';

/** The part of the form that the field uses. */
const formWith = (error?: string) =>
  ({
    values: { description: 'We **solve** problems.' },
    errors: { description: error },
  }) as unknown as GroupFormControl;

const nothingRefused = toFormErrors(null);

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the description of a group in %s', (locale) => {
  const m = groupFormMessages[locale];

  it('explains itself', () => {
    const markup = renderMarkup(<DescriptionField form={formWith()} refused={nothingRefused} />, { locale });
    expect(markup.text).toContain(m.descriptionHint);
  });

  it('shows its own error, or the refusal of the server, instead', () => {
    const own = renderMarkup(<DescriptionField form={formWith('too short')} refused={nothingRefused} />, {
      locale,
    });
    expect(own.text).toContain('too short');
    expect(own.text).not.toContain(m.descriptionHint);
    const refused = { errorOf: () => 'refused', refusal: undefined };
    const markup = renderMarkup(<DescriptionField form={formWith()} refused={refused} />, { locale });
    expect(markup.text).toContain('refused');
  });
});
