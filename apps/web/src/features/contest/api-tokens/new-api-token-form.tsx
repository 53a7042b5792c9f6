import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useState, type FormEvent } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { apiTokensQuery, createApiToken } from '../api/api-tokens.ts';
import { useContest } from '../use-contest.ts';
import { apiTokenMessages } from './api-token-messages.ts';
import classes from './api-tokens.module.css';

export function NewApiTokenForm() {
  const m = useMessages(apiTokenMessages);
  const { contestId } = useContest();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const creation = useMutation({
    mutationFn: (wanted: string) => createApiToken(contestId, wanted),
    onSuccess: () => {
      setName('');
      return queryClient.invalidateQueries({ queryKey: apiTokensQuery(contestId).queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() !== '') creation.mutate(name.trim());
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <TextInput
        className={classes['field'] ?? ''}
        label={m.name}
        placeholder={m.namePlaceholder}
        maxLength={contestLimits.apiTokenNameMaximum}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isNameMissing && m.nameEmpty}
      />
      <Button
        className={classes['create'] ?? ''}
        type="submit"
        variant="default"
        loading={creation.isPending}
        leftSection={<IconPlus size={16} stroke={1.75} />}
      >
        {m.create}
      </Button>
      {creation.error !== null && (
        <div className={classes['result']}>
          <FormAlert kind="error">{toFormFailure(creation.error, {}).text}</FormAlert>
        </div>
      )}
      {creation.isSuccess && (
        <div className={classes['result']}>
          <FormAlert kind="success">
            <strong>{m.createdTitle(creation.variables)}</strong>
            <br />
            {m.createdText}
          </FormAlert>
          <div className={classes['command']}>
            <CodeBlock code={creation.data.token} language="text" label="token" tone="ink" />
          </div>
        </div>
      )}
    </form>
  );
}
