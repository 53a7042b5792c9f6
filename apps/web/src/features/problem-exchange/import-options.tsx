import { Radio, Select } from '@mantine/core';
import { importFormats } from '@touchstone/contract/problem-exchange';
import { useMessages } from '../../lib/messages.ts';
import type { ImportOptions } from './api/import-problems.ts';
import { formatNames } from './format-names.ts';
import classes from './import.module.css';
import { importMessages } from './import-messages.ts';

interface OptionsProps {
  options: ImportOptions;
  isDisabled: boolean;
  onChange: (options: ImportOptions) => void;
}

export function ImportOptionFields({ options, isDisabled, onChange }: OptionsProps) {
  const m = useMessages(importMessages);
  return (
    <div className={classes['options']} role="group" aria-label={m.options}>
      <Select
        label={m.format}
        disabled={isDisabled}
        allowDeselect={false}
        value={options.format}
        onChange={(value) => {
          const format = importFormats.find((name) => name === value) ?? 'auto';
          onChange({ ...options, format });
        }}
        data={[
          { value: 'auto', label: m.automatic },
          ...importFormats.map((format) => ({ value: format, label: formatNames[format] })),
        ]}
      />
      <Choice
        label={m.taken}
        isDisabled={isDisabled}
        value={options.taken}
        choices={[
          { value: 'skip', label: m.takenSkip },
          { value: 'renumber', label: m.takenRenumber },
        ]}
        onChange={(value) => onChange({ ...options, taken: value === 'renumber' ? 'renumber' : 'skip' })}
      />
      <Choice
        label={m.visibility}
        isDisabled={isDisabled}
        value={String(options.auth)}
        choices={[
          { value: '2', label: m.hidden },
          { value: '1', label: m.public },
        ]}
        onChange={(value) => onChange({ ...options, auth: value === '1' ? 1 : 2 })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  isDisabled: boolean;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, isDisabled, choices, onChange }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={classes['choices']}>
        {choices.map((selection) => (
          <Radio key={selection.value} {...selection} disabled={isDisabled} />
        ))}
      </div>
    </Radio.Group>
  );
}
