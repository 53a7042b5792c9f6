import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';

interface BulkBarProps {
  count: number;
  isScored: boolean;
  isGrouped: boolean;
  onSet: (part: Partial<CaseRow>) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions on all selected cases. */
export function BulkBar({ count, isScored, isGrouped, onSet, onRemove, onClear }: BulkBarProps) {
  const m = useMessages(testDataMessages);
  return (
    <div className={classes['bulk']} role="toolbar" aria-label={m.selected(count)}>
      <span className={classes['bulkCount']} role="status">
        {m.selected(count)}
      </span>
      {isGrouped && (
        <BulkNumber name={m.setGroup} label={m.bulkGroup} onSet={(groupNum) => onSet({ groupNum })} />
      )}
      {isScored && <BulkNumber name={m.setScore} label={m.bulkScore} onSet={(score) => onSet({ score })} />}
      <Button size="xs" variant="default" onClick={onRemove}>
        {m.removeSelected}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {m.clearSelection}
      </Button>
    </div>
  );
}

interface BulkNumberProps {
  name: string;
  label: string;
  onSet: (value: string) => void;
}

function BulkNumber({ name, label, onSet }: BulkNumberProps) {
  const m = useMessages(testDataMessages);
  const [value, setValue] = useState('');
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (value.trim() !== '') onSet(value.trim());
  };
  return (
    <div className={classes['bulkNumber']}>
      <span aria-hidden="true">{name}</span>
      <TextInput
        size="xs"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event);
        }}
      />
      <Button size="xs" variant="default" disabled={value.trim() === ''} onClick={() => apply()}>
        {m.apply}
      </Button>
    </div>
  );
}
