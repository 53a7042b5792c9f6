import { TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountMessages } from './account-messages.ts';
import type { AccountValues } from './account-values.ts';

type ApiValues = Pick<AccountValues, 'apiKey' | 'apiSecret'>;

interface ApiFieldsProps {
  values: ApiValues;
  errorOf: (field: keyof ApiValues) => string | undefined;
  onChange: (change: Partial<ApiValues>) => void;
}

/** The key of the official API of Codeforces. */
export function ApiFields({ values, errorOf, onChange }: ApiFieldsProps) {
  const m = useMessages(accountMessages);
  return (
    <>
      <TextInput
        label={m.apiKeyField}
        autoComplete="off"
        maxLength={255}
        value={values.apiKey}
        error={errorOf('apiKey')}
        onChange={(event) => onChange({ apiKey: event.currentTarget.value })}
      />
      <PasswordField
        label={m.apiSecretField}
        autoComplete="new-password"
        maxLength={255}
        value={values.apiSecret}
        error={errorOf('apiSecret')}
        {...hintBelow(m.apiHint, errorOf('apiSecret'))}
        onChange={(event) => onChange({ apiSecret: event.currentTarget.value })}
      />
    </>
  );
}
