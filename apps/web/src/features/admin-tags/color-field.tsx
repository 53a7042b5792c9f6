import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { presetColors, toFullColor } from './full-color.ts';
import { tagFormMessages } from './tag-form-messages.ts';
import classes from './tag-dialogs.module.css';

interface ColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  error: ReactNode;
}

export function ColorField({ value, onChange, error }: ColorFieldProps) {
  const m = useMessages(tagFormMessages);
  return (
    <div>
      <TextInput
        label={m.color}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        error={error}
        leftSection={
          <input
            type="color"
            className={classes['picker']}
            aria-label={m.colorPicker}
            value={toFullColor(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
      />
      <div className={classes['presets']} role="group" aria-label={m.presets}>
        {presetColors.map((preset) => (
          <button
            key={preset}
            type="button"
            className={classes['preset']}
            style={{ background: preset }}
            aria-label={m.preset(preset)}
            aria-pressed={preset.toLowerCase() === value.trim().toLowerCase()}
            onClick={() => onChange(preset)}
          />
        ))}
      </div>
    </div>
  );
}
