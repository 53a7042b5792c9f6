import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  anyLabel: string;
  options: readonly { value: Value; name: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One of a few, or all of them. */
export function Choice<Value extends string>({
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
      {[{ value: undefined, name: anyLabel }, ...options].map((option) => (
        <label key={option.name} className={classes['option']}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
