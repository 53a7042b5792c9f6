import { NumberInput, Switch } from '@mantine/core';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useMessages } from '../../lib/messages.ts';
import { frameMessages } from './frame-messages.ts';
import classes from './admin-membership.module.css';

export interface LengthValues {
  isEndless: boolean;
  /** As typed. */
  days: number | string;
}

export const isWholeNumber = (value: number | string, min: number, max: number): boolean =>
  value !== '' && Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;

export const isLengthValid = ({ isEndless, days }: LengthValues): boolean =>
  isEndless || isWholeNumber(days, 1, membershipLimits.daysMaximum);

export const toDays = ({ isEndless, days }: LengthValues): number | null => (isEndless ? null : Number(days));

export const toLength = (days: number | null): LengthValues => ({
  isEndless: days === null,
  days: days ?? 30,
});

interface LengthFieldProps {
  value: LengthValues;
  /** The form was sent: problems are shown. */
  isTried: boolean;
  onChange: (value: LengthValues) => void;
}

/** A number of days, or no end. */
export function LengthField({ value, isTried, onChange }: LengthFieldProps) {
  const m = useMessages(frameMessages);
  return (
    <div className={classes['pair']}>
      <NumberInput
        label={m.days}
        allowDecimal={false}
        allowNegative={false}
        disabled={value.isEndless}
        value={value.days}
        error={isTried && !isLengthValid(value) ? m.wholeNumber(1, membershipLimits.daysMaximum) : undefined}
        onChange={(days) => onChange({ ...value, days })}
      />
      <Switch
        mt={28}
        label={m.endless}
        description={m.endlessHint}
        checked={value.isEndless}
        onChange={(event) => onChange({ ...value, isEndless: event.currentTarget.checked })}
      />
    </div>
  );
}
