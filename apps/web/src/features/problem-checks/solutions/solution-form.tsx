import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { statuses } from '@touchstone/contract/statuses';
import { useMessages } from '../../../lib/messages.ts';
import type { Solution } from '../api/solutions.ts';
import { CodeField } from './code-field.tsx';
import { ExpectedField } from './expected-field.tsx';
import { guessExpected, guessLanguage } from './guess-solution.ts';
import { offeredLanguages, ProgramFrame, useProgramChecks, type ProgramActions } from './program-parts.tsx';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

interface SolutionFormProps extends ProgramActions {
  before: Solution | undefined;
  takenNames: readonly string[];
  languages: readonly string[];
  onSave: (solution: Solution) => void;
}

function useSolutionForm({ before, takenNames, languages }: SolutionFormProps) {
  const checks = useProgramChecks(takenNames);
  return useForm<Solution>({
    initialValues: before ?? {
      name: '',
      language: guessLanguage('.cpp', languages) ?? languages[0] ?? '',
      code: '',
      expectedStatuses: [statuses.accepted],
    },
    validate: checks,
  });
}

export function SolutionForm(props: SolutionFormProps) {
  const { before, languages, onSave } = props;
  const m = useMessages(solutionMessages);
  const form = useSolutionForm(props);
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
  return (
    <ProgramFrame {...props} texts={m} onSubmit={send}>
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
          data={offeredLanguages(before, languages)}
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
    </ProgramFrame>
  );
}
