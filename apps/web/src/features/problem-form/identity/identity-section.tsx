import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { caseFeedbacks } from '@touchstone/contract/case-feedback';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { difficulties } from '../../../ui/difficulty/difficulties.ts';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { auths, parseAuth } from '../../../lib/problem-visibilities.ts';
import { TranslationsFields } from '../../../ui/translations/translations-fields.tsx';
import { groupOf, type FormGroup, type FormMode } from '../form-mode.ts';
import { formMessages } from '../form-messages.ts';
import { ProblemSection } from '../parts/problem-section.tsx';
import partClasses from '../parts/parts.module.css';
import { useFieldError, useFieldErrors, useForm, useTextField, useValue } from '../state/use-form.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { CoAuthorsField } from './co-authors-field.tsx';
import { identityMessages } from './identity-messages.ts';
import classes from './identity.module.css';
import { TagsField } from './tags-field.tsx';

interface IdentitySectionProps {
  mode: FormMode;
  /** Undefined: a new problem. */
  problemId: number | undefined;
  canPublish: boolean;
}

export function IdentitySection({ mode, problemId, canPublish }: IdentitySectionProps) {
  const m = useMessages(identityMessages);
  const words = useMessages(formMessages);
  const group = groupOf(mode);
  return (
    <ProblemSection name="identity" title={words.sections.identity} description={m.description}>
      {mode.kind === 'contest' && <ContestNames />}
      <div className={classes['names']}>
        <IdField group={group} />
        <div className={classes['title']}>
          <TextField name="title" label={m.title} isRequired />
          <TitleTranslations />
        </div>
      </div>
      <div className={classes['choices']}>
        <DifficultyField />
        {mode.kind !== 'contest' && (
          <VisibilityField canPublish={canPublish} isOfGroup={mode.kind === 'group'} />
        )}
      </div>
      <TagsField />
      <TextField name="source" label={m.source} hint={m.sourceHint} />
      {problemId !== undefined && group === undefined && <CoAuthorsField problemId={problemId} />}
      <fieldset className={classes['switches']}>
        <legend className={partClasses['label']}>{m.switches}</legend>
        <SwitchField name="codeShare" />
        <SwitchField name="openCaseResult" />
      </fieldset>
      <CaseFeedbackField />
    </ProblemSection>
  );
}

interface TextFieldProps {
  name: 'problemId' | 'title' | 'source' | 'contestDisplayId' | 'contestTitle';
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** A fixed text in front of the input. */
  prefix?: string | undefined;
}

const maximumOf: Record<TextFieldProps['name'], number> = {
  problemId: problemLimits.displayIdMaximum,
  contestDisplayId: contestLimits.displayIdMaximum,
  title: problemLimits.titleMaximum,
  contestTitle: contestLimits.displayTitleMaximum,
  source: problemLimits.sourceMaximum,
};

function TextField({ name, label, hint, isRequired = false, prefix }: TextFieldProps) {
  const field = useTextField(name);
  return (
    <TextInput
      {...field}
      {...hintBelow(hint, field.error)}
      label={label}
      withAsterisk={isRequired}
      aria-required={isRequired}
      maxLength={maximumOf[name] - (prefix?.length ?? 0)}
      autoComplete="off"
      {...(prefix !== undefined && {
        leftSection: <span className={classes['prefix']}>{prefix}</span>,
        leftSectionWidth: `calc(${String(prefix.length)}ch + 24px)`,
      })}
    />
  );
}

/** In a group, the short name of the group comes before the typed id. */
function IdField({ group }: { group: FormGroup | undefined }) {
  const m = useMessages(identityMessages);
  const prefix = group?.shortName.toUpperCase();
  return (
    <TextField
      name="problemId"
      label={m.problemId}
      hint={prefix === undefined ? m.problemIdHint : m.groupIdHint(prefix)}
      isRequired
      prefix={prefix}
    />
  );
}

function TitleTranslations() {
  const m = useMessages(identityMessages);
  const form = useForm();
  const errors = useFieldErrors();
  return (
    <TranslationsFields
      field="titleTranslations"
      label={m.title}
      value={useValue('titleTranslations')}
      maxLength={problemLimits.titleMaximum}
      errorOf={(locale) =>
        errors.find(({ field, name }) => field === 'titleTranslations' && name === locale)?.text
      }
      onChange={(value) => form.set('titleTranslations', value)}
      onBlur={() => form.visit('titleTranslations')}
    />
  );
}

/** Inside a contest a problem has its own letter and title. */
function ContestNames() {
  const m = useMessages(identityMessages);
  return (
    <div className={classes['names']}>
      <TextField name="contestDisplayId" label={m.contestDisplayId} isRequired />
      <TextField name="contestTitle" label={m.contestTitle} isRequired />
    </div>
  );
}

function DifficultyField() {
  const m = useMessages(identityMessages);
  const words = useMessages(difficultyMessages);
  const form = useForm();
  const value = useValue('difficulty');
  const label = useId();
  return (
    <div data-field="difficulty">
      <FieldLabel id={label}>{m.difficulty}</FieldLabel>
      <SegmentedControl
        aria-labelledby={label}
        value={String(value)}
        data={difficulties.map((one) => ({ value: String(one.value), label: words[one.key] }))}
        onChange={(chosen) => form.set('difficulty', Number(chosen))}
      />
    </div>
  );
}

function VisibilityField({ canPublish, isOfGroup }: { canPublish: boolean; isOfGroup: boolean }) {
  const m = useMessages(identityMessages);
  const form = useForm();
  const value = parseAuth(useValue('auth')) ?? 2;
  const error = useFieldError('auth');
  const text = isOfGroup ? m.groupVisibilities[value] : m.visibilities[value].text;
  return (
    <Select
      className={classes['visibility'] ?? ''}
      label={m.visibility}
      data-field="auth"
      allowDeselect={false}
      error={error}
      {...hintBelow(canPublish ? text : m.publishForbidden, error)}
      value={String(value)}
      data={auths.map((auth) => ({
        value: String(auth),
        label: m.visibilities[auth].name,
        disabled: auth === 1 && !canPublish && value !== 1,
      }))}
      onChange={(chosen) => form.set('auth', Number(chosen))}
    />
  );
}

/** Other cases than samples. Without results of cases there is nothing to add to them. */
function CaseFeedbackField() {
  const m = useMessages(identityMessages).caseFeedback;
  const form = useForm();
  const isOpen = useValue('openCaseResult');
  const value = useValue('caseFeedback');
  return (
    <Select
      className={classes['visibility'] ?? ''}
      label={m.label}
      data-field="caseFeedback"
      allowDeselect={false}
      disabled={!isOpen}
      {...hintBelow(m.text, undefined)}
      value={isOpen ? value : 'none'}
      data={caseFeedbacks.map((choice) => ({ value: choice, label: m.choices[choice] }))}
      onChange={(chosen) =>
        form.set('caseFeedback', caseFeedbacks.find((choice) => choice === chosen) ?? 'none')
      }
    />
  );
}

function SwitchField({ name }: { name: 'codeShare' | 'openCaseResult' }) {
  const m = useMessages(identityMessages);
  const form = useForm();
  return (
    <Switch
      label={m[name].label}
      description={m[name].text}
      checked={useValue(name)}
      onChange={(event) => form.set(name, event.currentTarget.checked)}
    />
  );
}
