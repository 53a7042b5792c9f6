import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { FieldLabel } from '../field-parts/field-label.tsx';
import { FieldNote } from '../field-parts/field-note.tsx';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Value;
  choices: readonly { value: Value; label: string; isDisabled?: boolean }[];
  isDisabled?: boolean;
  field?: string;
  onChange: (value: Value) => void;
}

/** A few options side by side, with the description of the selected one below. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, value, choices, isDisabled = false, field, onChange } = props;
  const id = useId();
  return (
    <div data-field={field}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <SegmentedControl
        fullWidth
        classNames={{ root: classes['options'] ?? '', label: classes['option'] ?? '' }}
        orientation={choices.length > 3 ? 'vertical' : 'horizontal'}
        aria-labelledby={id}
        value={value}
        disabled={isDisabled}
        data={choices.map((one) => ({
          value: one.value,
          label: one.label,
          disabled: one.isDisabled ?? false,
        }))}
        onChange={onChange}
      />
      <FieldNote error={error} hint={hint} />
    </div>
  );
}
