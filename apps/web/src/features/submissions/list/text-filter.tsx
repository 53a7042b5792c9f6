import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { isComposingKey } from '../../../lib/composing-key.ts';
import classes from './list-filters.module.css';

interface TextFilterProps {
  label: string;
  clearLabel: string;
  icon: ReactNode;
  /** The value in the URL. */
  value: string;
  onChange: (value: string) => void;
}

const pauseMs = 400;
const longest = 64;

/** Filters after a pause in typing; Enter and blur filter immediately. */
export function TextFilter({ label, clearLabel, icon, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The URL was changed elsewhere: by a chip, a reset or Back.
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim()) setText(value);
  }
  const send = (wanted: string) => {
    if (wanted.trim() !== value) onChange(wanted.trim());
  };
  const sendLater = useDebouncedCallback(send, pauseMs);
  const sendNow = (wanted: string) => {
    sendLater.cancel();
    send(wanted);
  };
  return (
    <TextInput
      className={classes['text'] ?? ''}
      aria-label={label}
      placeholder={label}
      maxLength={longest}
      leftSection={icon}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        sendLater(event.currentTarget.value);
      }}
      onBlur={() => sendNow(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) sendNow(text);
      }}
      rightSection={
        text !== '' && (
          <ActionIcon
            size={28}
            aria-label={clearLabel}
            onClick={() => {
              setText('');
              sendNow('');
            }}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    />
  );
}
