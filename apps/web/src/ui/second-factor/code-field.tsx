import { TextInput, type TextInputProps } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { secondFactorMessages } from './second-factor-messages.ts';
import classes from './second-factor.module.css';

/** Six digits of an authenticator app. Phones show the number pad and offer the code of the app. */
export function CodeField(props: Omit<TextInputProps, 'label' | 'inputMode' | 'autoComplete'>) {
  const m = useMessages(secondFactorMessages);
  return (
    <TextInput
      {...props}
      label={m.code}
      placeholder="123456"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      spellCheck={false}
      classNames={{ input: classes['code'] ?? '' }}
    />
  );
}
