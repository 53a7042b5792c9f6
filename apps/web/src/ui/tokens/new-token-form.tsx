import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { FormAlert } from '../form-alert.tsx';
import classes from './tokens.module.css';

export interface NewTokenWords {
  readonly name: string;
  readonly namePlaceholder: string;
  readonly nameEmpty: string;
  readonly create: string;
  readonly createdTitle: (name: string) => string;
  readonly createdText: string;
}

interface NewTokenFormProps {
  words: NewTokenWords;
  nameMaximum: number;
  create: (name: string) => Promise<{ token: string }>;
  /** Loads the list again. */
  onCreated: () => Promise<void>;
  /** The token is shown only once, in the form in which it is used. */
  writeToken: (token: string) => { code: string; language: string; label: string };
}

export function NewTokenForm({ words, nameMaximum, create, onCreated, writeToken }: NewTokenFormProps) {
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const creation = useMutation({
    mutationFn: create,
    onSuccess: () => {
      setName('');
      return onCreated();
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
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={nameMaximum}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isNameMissing && words.nameEmpty}
      />
      <Button
        className={classes['create'] ?? ''}
        type="submit"
        variant="default"
        loading={creation.isPending}
        leftSection={<IconPlus size={16} stroke={1.75} />}
      >
        {words.create}
      </Button>
      {creation.error !== null && (
        <div className={classes['result']}>
          <FormAlert kind="error">{toFormFailure(creation.error, {}).text}</FormAlert>
        </div>
      )}
      {creation.isSuccess && (
        <div className={classes['result']}>
          <FormAlert kind="success">
            <strong>{words.createdTitle(creation.variables)}</strong>
            <br />
            {words.createdText}
          </FormAlert>
          <div className={classes['command']}>
            <CodeBlock {...writeToken(creation.data.token)} tone="ink" />
          </div>
        </div>
      )}
    </form>
  );
}
