import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { createJudgeToken, judgeTokensQuery } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';
import classes from './judge-tokens.module.css';

const longestName = 64;

export function NewJudgeTokenForm() {
  const m = useMessages(judgeTokenMessages);
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const creation = useMutation({
    mutationFn: createJudgeToken,
    onSuccess: () => {
      setName('');
      return queryClient.invalidateQueries({ queryKey: judgeTokensQuery.queryKey });
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
        maxLength={longestName}
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
      {creation.error instanceof ApiError && (
        <div className={classes['result']}>
          <FormAlert kind="error">{textOfApiError(creation.error)}</FormAlert>
        </div>
      )}
      {creation.isSuccess && <CreatedToken name={creation.variables} token={creation.data.token} />}
    </form>
  );
}

function CreatedToken({ name, token }: { name: string; token: string }) {
  const m = useMessages(judgeTokenMessages);
  const command = `SERVER_URL=${window.location.origin} \\\nJUDGE_TOKEN=${token} \\\nnpm run judge`;
  return (
    <div className={classes['result']}>
      <FormAlert kind="success">
        <strong>{m.createdTitle(name)}</strong>
        <br />
        {m.createdText}
      </FormAlert>
      <div className={classes['command']}>
        <CodeBlock code={command} language="bash" label="shell" tone="ink" />
      </div>
    </div>
  );
}
