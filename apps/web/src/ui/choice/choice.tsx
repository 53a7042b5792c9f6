import { useId, type ReactNode } from 'react';
import { shortCount } from './short-count.ts';
import classes from './choice.module.css';

interface ChoiceOption<Value> {
  value: Value;
  name: string;
  icon?: ReactNode;
  /** How many rows the option would show. Null while loading; undefined: the options have no counts. */
  count?: number | null | undefined;
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  anyLabel: string;
  options: readonly ChoiceOption<Value>[];
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
      {[{ value: undefined, name: anyLabel, icon: undefined, count: undefined }, ...options].map((option) => (
        <label key={option.name} className={classes['option']}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.name}{' '}
          {option.count !== undefined && (
            <span className={classes['count']} data-empty={option.count === 0 || undefined}>
              {option.count !== null && shortCount(option.count)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
