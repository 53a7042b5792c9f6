import { Skeleton, TextInput, Tooltip, UnstyledButton, type TextInputProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import classes from './captcha-field.module.css';
import { resetMessages } from './reset-messages.ts';

interface CaptchaFieldProps extends TextInputProps {
  /** The picture as a data address; undefined while it loads. */
  picture: string | undefined;
  isFailed: boolean;
  onRefresh: () => void;
}

/** The answer and, beside it, the picture that asks; a click on the picture draws another. */
export function CaptchaField({ picture, isFailed, onRefresh, ...input }: CaptchaFieldProps) {
  const m = useMessages(resetMessages);
  const isWaiting = picture === undefined && !isFailed;
  return (
    <div className={classes['root']}>
      <TextInput
        {...input}
        label={m.captcha}
        {...hintBelow(m.captchaHint, input.error)}
        autoComplete="off"
        inputMode="numeric"
      />
      <Tooltip label={isFailed ? m.captchaFailed : m.captchaPicture}>
        <UnstyledButton className={classes['picture'] ?? ''} onClick={onRefresh} disabled={isWaiting}>
          {isWaiting && <Skeleton height="100%" />}
          {isFailed && <IconRefresh size={18} stroke={1.75} aria-label={m.captchaFailed} />}
          {picture !== undefined && !isFailed && <img src={picture} alt={m.captchaPicture} />}
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
