import { SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { formMessages } from '../form-messages.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { ProblemSection } from '../parts/problem-section.tsx';
import { withScoring } from '../state/case-scores.ts';
import { parseNumber } from '../state/problem-values.ts';
import { useFieldError, useForm, useTextField, useValue } from '../state/use-form.ts';
import { judgingMessages } from './judging-messages.ts';
import classes from './judging.module.css';
import { scaleLimits } from '@touchstone/rules/judging/limits';

/** Any language other than C and C++. */
const anotherLanguage = 'Python3';
const megabyte = 1024 * 1024;

/** The same limit for the other languages. */
function doubledOf(name: LimitName, value: number): number {
  const limits = { timeLimitMs: value, memoryLimitMb: value, stackLimitMb: value };
  const scaled = scaleLimits(limits, anotherLanguage);
  return name === 'timeLimit' ? scaled.timeLimitMs : scaled.memoryLimitBytes / megabyte;
}

export function LimitsSection({ isRemote, isScoringFixed }: { isRemote: boolean; isScoringFixed: boolean }) {
  const m = useMessages(judgingMessages);
  const words = useMessages(formMessages);
  return (
    <ProblemSection name="limits" title={words.sections.limits} description={m.limitsText}>
      <div className={classes['limits']}>
        <LimitField name="timeLimit" unit="ms" />
        <LimitField name="memoryLimit" unit="MB" />
        <LimitField name="stackLimit" unit="MB" />
      </div>
      {!isRemote && <ScoringField isFixed={isScoringFixed} />}
    </ProblemSection>
  );
}

type LimitName = 'timeLimit' | 'memoryLimit' | 'stackLimit';

function LimitField({ name, unit }: { name: LimitName; unit: string }) {
  const m = useMessages(judgingMessages);
  const field = useTextField(name);
  const number = parseNumber(field.value);
  const hint =
    name === 'stackLimit' || number === null
      ? m.sameForAll
      : m.doubled(String(doubledOf(name, number)), unit);
  return (
    <TextInput
      {...field}
      {...hintBelow(hint, field.error)}
      label={m[name]}
      withAsterisk
      aria-required
      inputMode="numeric"
      autoComplete="off"
      rightSection={<span className={classes['unit']}>{unit}</span>}
      rightSectionWidth={44}
    />
  );
}

/** A problem of a contest has the type of the contest. */
function ScoringField({ isFixed }: { isFixed: boolean }) {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const scoring = useValue('scoring');
  const error = useFieldError('type');
  const label = useId();
  return (
    <div data-field="type">
      <FieldLabel id={label}>{m.scoring}</FieldLabel>
      <SegmentedControl
        aria-labelledby={label}
        value={scoring}
        disabled={isFixed}
        data={(['acm', 'oi'] as const).map((value) => ({ value, label: m.scorings[value].name }))}
        onChange={(value) => form.assign(withScoring(form.get().values, value === 'oi' ? 'oi' : 'acm'))}
      />
      <FieldNote
        error={error}
        hint={isFixed ? `${m.scorings[scoring].text}${m.scoringFixed}` : m.scorings[scoring].text}
      />
    </div>
  );
}
