import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { JoinForm } from '../../../ui/join-form/join-form.tsx';
import { trainingsKey } from '../api/list-trainings.ts';
import { registerTraining } from '../api/register-training.ts';
import { trainingKey } from '../api/training-key.ts';
import { useTraining } from '../use-training.ts';
import { overviewMessages } from './overview-messages.ts';

const fieldOfCode = { trainingPasswordWrong: 'password' } as const;

export function PasswordForm() {
  const m = useMessages(overviewMessages);
  const { trainingId } = useTraining().context;
  const client = useQueryClient();
  return (
    <JoinForm
      texts={m}
      fieldOfCode={fieldOfCode}
      join={(password) => registerTraining(trainingId, password)}
      refresh={() =>
        Promise.all([
          client.invalidateQueries({ queryKey: trainingKey(trainingId) }),
          client.invalidateQueries({ queryKey: [trainingsKey] }),
        ])
      }
    >
      {m.passwordText}
    </JoinForm>
  );
}
