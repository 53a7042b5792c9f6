import { Select, type SelectProps } from '@mantine/core';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useMembershipWords } from '../../ui/membership/membership-words.ts';

const levels = Array.from({ length: membershipLimits.highestLevel }, (_, index) => index + 1);

interface LevelSelectProps extends Omit<SelectProps, 'value' | 'data' | 'onChange'> {
  level: number;
  onChange: (level: number) => void;
}

export function LevelSelect({ level, onChange, ...rest }: LevelSelectProps) {
  const { levelOf } = useMembershipWords();
  return (
    <Select
      {...rest}
      allowDeselect={false}
      data={levels.map((one) => ({ value: String(one), label: levelOf(one) }))}
      value={String(level)}
      onChange={(value) => {
        if (value !== null) onChange(Number(value));
      }}
    />
  );
}
