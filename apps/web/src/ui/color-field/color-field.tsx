import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { colorFieldMessages } from './color-field-messages.ts';
import classes from './color-field.module.css';
import { presetColors, toFullColor } from './full-color.ts';

interface ColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  error: ReactNode;
}

/** A colour as text, from the picker of the browser, or one of the presets. */
export function ColorField({ value, onChange, error }: ColorFieldProps) {
  const m = useMessages(colorFieldMessages);
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
