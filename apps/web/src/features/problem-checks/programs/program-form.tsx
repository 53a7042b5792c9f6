import { Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { useMessages } from '../../../lib/messages.ts';
import type { InputProgram } from '../api/input-programs.ts';
import { CodeField } from '../solutions/code-field.tsx';
import { guessLanguage } from '../solutions/guess-solution.ts';
import {
  offeredLanguages,
  ProgramFrame,
  useProgramChecks,
  type ProgramActions,
} from '../solutions/program-parts.tsx';
import { solutionMessages } from '../solutions/solution-messages.ts';
import classes from '../solutions/solutions.module.css';
import { programMessages } from './program-messages.ts';

interface ProgramFormProps extends ProgramActions {
  kind: InputProgram['kind'];
  before: InputProgram | undefined;
  takenNames: readonly string[];
  languages: readonly string[];
  onSave: (program: InputProgram) => void;
}

/** Lines of the field, without empty ones. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function useProgramForm({ kind, before, takenNames, languages }: ProgramFormProps) {
  const m = useMessages(programMessages);
  const checks = useProgramChecks(takenNames);
  return useForm({
    initialValues: {
      name: before?.name ?? `${kind}.cpp`,
      language: before?.language ?? guessLanguage('.cpp', languages) ?? languages[0] ?? '',
      code: before?.code ?? '',
      lines: (before?.argumentLines ?? ['{seed} 5', '{seed} 20']).join('\n'),
    },
    validate: {
      ...checks,
      lines: (lines) => (kind === 'generator' && parseLines(lines).length === 0 ? m.argumentsEmpty : null),
    },
  });
}

export function ProgramForm(props: ProgramFormProps) {
  const { kind, before, languages, onSave } = props;
  const m = useMessages(programMessages);
  const texts = useMessages(solutionMessages);
  const form = useProgramForm(props);
  const send = form.onSubmit(({ name, language, code, lines }) =>
    onSave({
      kind,
      name: name.trim(),
      language,
      code,
      argumentLines: kind === 'generator' ? parseLines(lines) : [],
    }),
  );
  return (
    <ProgramFrame
      {...props}
      texts={{ save: before === undefined ? m.newTitle[kind] : m.save, remove: m.remove }}
      onSubmit={send}
    >
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
          data={offeredLanguages(before, languages)}
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
    </ProgramFrame>
  );
}
