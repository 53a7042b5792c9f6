import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import type { FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { InputProgram } from '../api/input-programs.ts';
import { CodeField } from '../solutions/code-field.tsx';
import { guessLanguage } from '../solutions/guess-solution.ts';
import { solutionMessages } from '../solutions/solution-messages.ts';
import classes from '../solutions/solutions.module.css';
import { programMessages } from './program-messages.ts';

interface ProgramFormProps {
  kind: InputProgram['kind'];
  before: InputProgram | undefined;
  takenNames: readonly string[];
  languages: readonly string[];
  failure: string | undefined;
  isBusy: boolean;
  onSave: (program: InputProgram) => void;
  onRemove: (() => void) | undefined;
  onCancel: () => void;
}

/** Lines of the field, without empty ones. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function useProgramForm({ kind, before, takenNames, languages }: ProgramFormProps) {
  const m = useMessages(programMessages);
  const texts = useMessages(solutionMessages);
  return useForm({
    initialValues: {
      name: before?.name ?? `${kind}.cpp`,
      language: before?.language ?? guessLanguage('.cpp', languages) ?? languages[0] ?? '',
      code: before?.code ?? '',
      lines: (before?.argumentLines ?? ['{seed} 5', '{seed} 20']).join('\n'),
    },
    validate: {
      name: (name) => {
        if (name.trim() === '') return texts.nameEmpty;
        return takenNames.includes(name.trim()) ? texts.nameTaken : null;
      },
      language: (language) => (language === '' ? texts.languageEmpty : null),
      code: (code) => (code.trim() === '' ? texts.codeEmpty : null),
      lines: (lines) => (kind === 'generator' && parseLines(lines).length === 0 ? m.argumentsEmpty : null),
    },
  });
}

export function ProgramForm(props: ProgramFormProps) {
  const { kind, before, languages, failure, isBusy, onSave, onRemove, onCancel } = props;
  const m = useMessages(programMessages);
  const texts = useMessages(solutionMessages);
  const form = useProgramForm(props);
  // A program of an imported problem keeps its language, even if the site does not have it.
  const offered = before === undefined ? languages : [...new Set([before.language, ...languages])];
  const send = form.onSubmit(({ name, language, code, lines }) =>
    onSave({
      kind,
      name: name.trim(),
      language,
      code,
      argumentLines: kind === 'generator' ? parseLines(lines) : [],
    }),
  );
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
          label={texts.name}
          maxLength={problemCheckLimits.solutionNameMaximum}
          autoComplete="off"
          data-autofocus
        />
        <Select
          {...form.getInputProps('language')}
          label={texts.language}
          data={offered}
          allowDeselect={false}
          searchable
        />
      </div>
      {kind === 'generator' && (
        <Textarea
          {...form.getInputProps('lines')}
          label={m.arguments}
          description={m.argumentsHint}
          autosize
          minRows={3}
          maxRows={8}
          spellCheck={false}
        />
      )}
      <div>
        <CodeField
          initial={form.values.code}
          language={form.values.language}
          error={form.errors['code']}
          onChange={(code) => form.setFieldValue('code', code)}
        />
        <p className={classes['hint']}>{m.codeHelp[kind]}</p>
      </div>
      <div className={classes['formActions']}>
        {onRemove !== undefined && (
          <Button variant="subtle" color="bad" disabled={isBusy} onClick={onRemove}>
            {m.remove}
          </Button>
        )}
        <span className={classes['spring']} />
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
