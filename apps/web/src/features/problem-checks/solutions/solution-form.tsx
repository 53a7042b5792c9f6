import { Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { statuses } from '@touchstone/contract/statuses';
import type { FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { Solution } from '../api/solutions.ts';
import { CodeField } from './code-field.tsx';
import { ExpectedField } from './expected-field.tsx';
import { guessExpected, guessLanguage } from './guess-solution.ts';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

interface SolutionFormProps {
  before: Solution | undefined;
  takenNames: readonly string[];
  languages: readonly string[];
  failure: string | undefined;
  isBusy: boolean;
  onSave: (solution: Solution) => void;
  onRemove: (() => void) | undefined;
  onCancel: () => void;
}

function useSolutionForm({ before, takenNames, languages }: SolutionFormProps) {
  const m = useMessages(solutionMessages);
  return useForm<Solution>({
    initialValues: before ?? {
      name: '',
      language: guessLanguage('.cpp', languages) ?? languages[0] ?? '',
      code: '',
      expectedStatuses: [statuses.accepted],
    },
    validate: {
      name: (name) => {
        if (name.trim() === '') return m.nameEmpty;
        return takenNames.includes(name.trim()) ? m.nameTaken : null;
      },
      language: (language) => (language === '' ? m.languageEmpty : null),
      code: (code) => (code.trim() === '' ? m.codeEmpty : null),
    },
  });
}

export function SolutionForm(props: SolutionFormProps) {
  const { before, languages, failure, isBusy, onSave, onRemove, onCancel } = props;
  const m = useMessages(solutionMessages);
  const form = useSolutionForm(props);
  // A solution of an imported problem keeps its language, even if the site does not have it.
  const offered = before === undefined ? languages : [...new Set([before.language, ...languages])];
  /** Guesses the language and expected verdict of a new solution from its file name. */
  const guess = (name: string) => {
    const language = guessLanguage(name, languages);
    if (before !== undefined || language === undefined) return;
    if (!form.isTouched('language')) form.setFieldValue('language', language);
    // Keeps an expectation that the author selected; only the default may change.
    if (form.values.expectedStatuses.join() === String(statuses.accepted))
      form.setFieldValue('expectedStatuses', guessExpected(name));
  };
  const send = form.onSubmit((values) => onSave({ ...values, name: values.name.trim() }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // In React, the form of the problem is an ancestor of this dialog and would handle the event too.
    event.stopPropagation();
    send(event);
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <div className={classes['pair']}>
        <TextInput
          {...form.getInputProps('name')}
          label={m.name}
          placeholder={m.namePlaceholder}
          maxLength={problemCheckLimits.solutionNameMaximum}
          autoComplete="off"
          data-autofocus
          onBlur={({ currentTarget }) => guess(currentTarget.value)}
        />
        <Select
          {...form.getInputProps('language')}
          label={m.language}
          data={offered}
          allowDeselect={false}
          searchable
        />
      </div>
      <ExpectedField
        value={form.values.expectedStatuses}
        onChange={(expected) => form.setFieldValue('expectedStatuses', expected)}
      />
      <CodeField
        initial={form.values.code}
        language={form.values.language}
        error={form.errors['code']}
        onChange={(code) => form.setFieldValue('code', code)}
      />
      <div className={classes['formActions']}>
        {onRemove !== undefined && (
          <Button variant="subtle" color="bad" disabled={isBusy} onClick={onRemove}>
            {m.remove}
          </Button>
        )}
        <span className={classes['spring']} />
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
