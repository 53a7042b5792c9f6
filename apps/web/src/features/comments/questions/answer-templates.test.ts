import { pickLanguage } from '@touchstone/contract/localised-text';
import { locales } from '@touchstone/contract/locales';
import { describe, expect, it } from 'vitest';
import { templateText } from './answer-templates.ts';
import { questionMessages } from './question-messages.ts';

describe.each(['statementText', 'noCommentText'] as const)('the template %s', (name) => {
  it.each(locales)('is read in %s', (locale) => {
    expect(pickLanguage(templateText(name), locale)).toBe(questionMessages[locale][name]);
  });
});
