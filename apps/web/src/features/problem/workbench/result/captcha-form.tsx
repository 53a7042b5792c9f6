import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { findCaptchaProblem } from '../../../../lib/account-field-rules.ts';
import { captchaQuery } from '../../../../lib/captcha.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { CaptchaField } from '../../../../ui/captcha/captcha-field.tsx';
import { showProblem } from '../../../../ui/field-problem.tsx';
import type { CaptchaAnswer } from '../api/submit-solution.ts';
import { resultMessages } from './result-messages.ts';
import classes from './result-panel.module.css';

interface CaptchaFormProps {
  attempt: number;
  problem: string | undefined;
  onAnswer: (answer: CaptchaAnswer) => void;
}

/** Shown to users who submit too fast. A captcha is valid once; a wrong answer loads another one. */
export function CaptchaForm({ attempt, problem, onAnswer }: CaptchaFormProps) {
  const m = useMessages(resultMessages);
  const picture = useQuery(captchaQuery('submit', attempt));
  const [answer, setAnswer] = useState('');
  const [mistake, setMistake] = useState<ReactNode>(problem);
  const send = () => {
    const found = findCaptchaProblem(answer);
    if (found !== undefined) return setMistake(showProblem(found));
    if (picture.data === undefined) return undefined;
    return onAnswer({ captcha: answer.trim(), captchaKey: picture.data.captchaKey });
  };
  return (
    <form
      className={classes['captcha']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <CaptchaField
        value={answer}
        onChange={({ currentTarget }) => {
          setAnswer(currentTarget.value);
          setMistake(undefined);
        }}
        error={mistake}
        picture={picture.data?.img}
        isFailed={picture.isError}
        onRefresh={() => void picture.refetch()}
      />
      <Button type="submit" disabled={picture.data === undefined}>
        {m.submit}
      </Button>
    </form>
  );
}
