import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { resultMessages } from './result-messages.ts';
import classes from './minimum-field.module.css';

interface MinimumFieldProps {
  /** In percent. */
  minimum: number;
  threshold: number;
  onChange: (minimum: number) => void;
}

/** Takes effect when the thumb is released or moved by a key. */
export function MinimumField({ minimum, threshold, onChange }: MinimumFieldProps) {
  const m = useMessages(resultMessages);
  const label = useId();
  const [value, setValue] = useState(minimum);
  return (
    <div className={classes['minimum']}>
      <span className={classes['label']}>
        <span id={label}>{m.minimum}</span> <output>{value}%</output>
      </span>
      <Slider
        min={threshold}
        max={100}
        step={1}
        label={null}
        value={value}
        onChange={setValue}
        onChangeEnd={onChange}
        thumbProps={{ 'aria-labelledby': label }}
      />
    </div>
  );
}
