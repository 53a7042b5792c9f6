import { Select } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { filterableStatuses } from '../../../ui/verdict/filterable-statuses.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import classes from './list-filters.module.css';
import { listMessages } from './list-messages.ts';

interface StatusFilterProps {
  status: number | undefined;
  onChange: (status: number | undefined) => void;
}

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const m = useMessages(listMessages);
  const names = useMessages(verdictMessages);
  const options = filterableStatuses.map((value) => ({
    value: String(value),
    label: names[verdictOf(value).key].name,
  }));
  return (
    <Select
      className={classes['status'] ?? ''}
      aria-label={m.status}
      placeholder={m.anyStatus}
      data={options}
      value={status === undefined ? null : String(status)}
      onChange={(value) => onChange(value === null ? undefined : Number(value))}
      renderOption={({ option }) => <VerdictOption status={Number(option.value)} />}
      maxDropdownHeight={420}
      clearable
      clearButtonProps={{ 'aria-label': m.removeFilter(m.status) }}
    />
  );
}
