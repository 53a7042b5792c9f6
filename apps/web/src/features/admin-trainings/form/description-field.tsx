import { SegmentedControl } from '@mantine/core';
import { locales, type Locale } from '@touchstone/contract/locales';
import { useId, useMemo, useState } from 'react';
import { localeNames } from '../../../lib/locale-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { uploadTextFileFor } from '../../../ui/markdown-editor/upload-text-file.ts';
import { translationsMessages } from '../../../ui/translations/translations-messages.ts';
import type { TrainingScope } from '../training-scope.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import type { TrainingValues } from './training-values.ts';
import type { TrainingFormState } from './use-training-form.ts';

type Language = Locale | 'default';

const textOf = ({ description, descriptionTranslations }: TrainingValues, language: Language): string =>
  language === 'default' ? description : (descriptionTranslations[language] ?? '');

interface DescriptionFieldProps {
  form: TrainingFormState;
  scope: TrainingScope;
}

/** One editor for the default text and its translations. */
export function DescriptionField({ form, scope: { groupId } }: DescriptionFieldProps) {
  const m = useMessages(trainingFormMessages);
  const words = useMessages(translationsMessages);
  const note = useId();
  const [language, setLanguage] = useState<Language>('default');
  const error = form.errorOf('description');
  const upload = useMemo(() => uploadTextFileFor(groupId), [groupId]);
  // A new object replaces the text of the editor: another language, or the saved text after a discard.
  const content = useMemo(
    () => ({ text: textOf(form.values, language) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- typed text must not replace the text of the editor
    [language, form.resetCount],
  );
  const change = (text: string) =>
    form.set(
      language === 'default'
        ? { description: text }
        : { descriptionTranslations: { ...form.values.descriptionTranslations, [language]: text } },
    );
  const label = language === 'default' ? m.description : words.label(m.description, localeNames[language]);
  return (
    <div data-field="description">
      <FieldLabel
        isRequired
        aside={
          <SegmentedControl
            size="xs"
            aria-label={m.language}
            value={language}
            data={[
              { value: 'default', label: m.defaultText },
              ...locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
            ]}
            onChange={setLanguage}
          />
        }
      >
        {m.description}
      </FieldLabel>
      <MarkdownEditor
        content={content}
        label={label}
        isInvalid={error !== undefined}
        describedBy={note}
        onChange={change}
        onBlur={() => form.visit('description')}
        onUpload={upload}
      />
      <FieldNote id={note} error={error} hint={language === 'default' ? m.descriptionHint : words.hint} />
    </div>
  );
}
