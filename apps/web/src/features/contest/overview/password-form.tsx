import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { JoinForm } from '../../../ui/join-form/join-form.tsx';
import { registerContest } from '../api/register-contest.ts';
import { audienceOf } from '../header/contest-kind.ts';
import { useContest } from '../use-contest.ts';
import { overviewMessages } from './overview-messages.ts';

const fieldOfCode = { contestPasswordBlank: 'password', contestPasswordWrong: 'password' } as const;

export function PasswordForm() {
  const m = useMessages(overviewMessages);
  const { contest, contestId } = useContest();
  const client = useQueryClient();
  return (
    <JoinForm
      texts={m}
      fieldOfCode={fieldOfCode}
      join={(password) => registerContest(contestId, password)}
      refresh={() => client.invalidateQueries({ queryKey: ['contest', contestId] })}
    >
      {audienceOf(contest) === 'private' ? m.passwordPrivate : m.passwordProtected}
    </JoinForm>
  );
}
