import { Skeleton, TextInput, Tooltip, UnstyledButton, type TextInputProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { hintBelow } from '../hint-below.ts';
import classes from './captcha-field.module.css';
import { captchaMessages } from './captcha-messages.ts';

interface CaptchaFieldProps extends TextInputProps {
  /** The image as a data URL; undefined while it loads. */
  picture: string | undefined;
  isFailed: boolean;
  onRefresh: () => void;
}

/** The answer field and the captcha image. A click on the image loads another. */
export function CaptchaField({ picture, isFailed, onRefresh, ...input }: CaptchaFieldProps) {
  const m = useMessages(captchaMessages);
  const isWaiting = picture === undefined && !isFailed;
  return (
    <div className={classes['root']}>
      <TextInput
        {...input}
        label={m.captcha}
        {...hintBelow(m.hint, input.error)}
        autoComplete="off"
        inputMode="numeric"
      />
      <Tooltip label={isFailed ? m.failed : m.picture}>
        <UnstyledButton className={classes['picture'] ?? ''} onClick={onRefresh} disabled={isWaiting}>
          {isWaiting && <Skeleton height="100%" />}
          {isFailed && <IconRefresh size={18} stroke={1.75} aria-label={m.failed} />}
          {picture !== undefined && !isFailed && <img src={picture} alt={m.picture} />}
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
