import { Radio, Select, Switch, TextInput } from '@mantine/core';
import { isCaseModeOf } from '@touchstone/rules/problem-form';
import { problemLimits } from '@touchstone/contract/problem-limits';
import type { CaseMode, JudgeMode } from '@touchstone/contract/judge-messages';
import { useMessages } from '../../../lib/messages.ts';
import { formMessages } from '../form-messages.ts';
import { ProblemSection } from '../parts/problem-section.tsx';
import { useFieldError, useForm, useTextField, useValue } from '../state/use-form.ts';
import { CheckerField } from './checker-field.tsx';
import { judgingMessages } from './judging-messages.ts';
import classes from './judging.module.css';

const judgeModes: readonly JudgeMode[] = ['default', 'spj', 'interactive'];
const caseModes: readonly CaseMode[] = [
  'ergodic_without_error',
  'default',
  'subtask_lowest',
  'subtask_average',
];

interface JudgingSectionProps {
  problemId: number | undefined;
  checkerLanguages: readonly string[];
}

export function JudgingSection({ problemId, checkerLanguages }: JudgingSectionProps) {
  const m = useMessages(judgingMessages);
  const words = useMessages(formMessages);
  const judgeMode = useValue('judgeMode');
  return (
    <ProblemSection name="judging" title={words.sections.judging} description={m.judgingText}>
      <JudgeModeField />
      {judgeMode === 'default' ? (
        <RemoveEndBlankField />
      ) : (
        <CheckerField problemId={problemId} mode={judgeMode} languages={checkerLanguages} />
      )}
      <CaseModeField />
      <FileIoFields />
    </ProblemSection>
  );
}

function JudgeModeField() {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const judgeMode = useValue('judgeMode');
  return (
    <Radio.Group
      label={m.judgeMode}
      data-field="judgeMode"
      value={judgeMode}
      onChange={(value) => form.set('judgeMode', judgeModes.find((mode) => mode === value) ?? 'default')}
    >
      <div className={classes['modes']}>
        {judgeModes.map((mode) => (
          <Radio.Card key={mode} value={mode} className={classes['mode'] ?? ''} radius="md">
            <Radio.Indicator size="xs" />
            <span>
              <span className={classes['modeName']}>{m.judgeModes[mode].name}</span>
              <span className={classes['modeText']}>{m.judgeModes[mode].text}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function RemoveEndBlankField() {
  const m = useMessages(judgingMessages);
  const form = useForm();
  return (
    <Switch
      label={m.isRemoveEndBlank.label}
      description={m.isRemoveEndBlank.text}
      checked={useValue('isRemoveEndBlank')}
      onChange={(event) => form.set('isRemoveEndBlank', event.currentTarget.checked)}
    />
  );
}

function CaseModeField() {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const scoring = useValue('scoring');
  return (
    <Select
      className={classes['caseMode'] ?? ''}
      label={m.caseMode}
      data-field="judgeCaseMode"
      allowDeselect={false}
      error={useFieldError('judgeCaseMode')}
      value={useValue('caseMode')}
      data={caseModes
        .filter((mode) => isCaseModeOf(scoring, mode))
        .map((mode) => ({ value: mode, label: m.caseModes[mode][scoring] }))}
      onChange={(value) => form.set('caseMode', caseModes.find((mode) => mode === value) ?? 'default')}
    />
  );
}

function FileIoFields() {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const isFileIO = useValue('isFileIO');
  const isInteractive = useValue('judgeMode') === 'interactive';
  return (
    <div className={classes['fileIo']}>
      <Switch
        label={m.isFileIO.label}
        description={isInteractive ? m.fileIoIgnored : m.isFileIO.text}
        checked={isFileIO}
        disabled={isInteractive && !isFileIO}
        onChange={(event) => form.set('isFileIO', event.currentTarget.checked)}
      />
      {isFileIO && (
        <div className={classes['fileNames']}>
          <FileNameField name="ioReadFileName" placeholder="problem.in" />
          <FileNameField name="ioWriteFileName" placeholder="problem.out" />
        </div>
      )}
    </div>
  );
}

interface FileNameFieldProps {
  name: 'ioReadFileName' | 'ioWriteFileName';
  placeholder: string;
}

function FileNameField({ name, placeholder }: FileNameFieldProps) {
  const m = useMessages(judgingMessages);
  return (
    <TextInput
      {...useTextField(name)}
      label={m[name]}
      placeholder={placeholder}
      withAsterisk
      aria-required
      maxLength={problemLimits.fileNameMaximum}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
