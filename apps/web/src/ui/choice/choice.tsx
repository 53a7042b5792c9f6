import { useId, type ReactNode } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  anyLabel: string;
  options: readonly { value: Value; name: string; icon?: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Selects one option of a few, or all of them. */
export function Choice<Value extends string | number>({
  label,
  anyLabel,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>{label}</legend>
      {[{ value: undefined, name: anyLabel, icon: undefined }, ...options].map((option) => (
        <label key={option.name} className={classes['option']}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
