import { TextInput } from '@mantine/core';
import { isTagColor } from '@touchstone/rules/tags';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { tagFormMessages } from './tag-form-messages.ts';
import classes from './tag-dialogs.module.css';

/** Hues that are distinguishable in both themes. */
const presets = ['#4CAF50', '#0F9D8A', '#1E88E5', '#7E57C2', '#C2185B', '#E53935', '#F57C00', '#607D8B'];

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
        {presets.map((preset) => (
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

/** The browser's palette supports only six digits; during other input it shows the first preset. */
function toFullColor(color: string): string {
  const trimmed = color.trim();
  if (!isTagColor(trimmed)) return presets[0] ?? '#000000';
  return trimmed.length === 4 ? trimmed.replaceAll(/[0-9a-f]/gi, '$&$&') : trimmed;
}
