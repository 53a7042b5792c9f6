import { Button, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { findEmailProblem, type FieldProblem } from '../../../lib/account-field-rules.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { sendTestMail } from './api/send-test-mail.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import classes from './mail-settings.module.css';

/** Uses the saved settings, so it is disabled while the form above has unsaved changes. */
export function TestMailForm({ isDirty }: { isDirty: boolean }) {
  const m = useMessages(mailSettingsMessages);
  const { user } = useSession();
  const [address, setAddress] = useState(user?.email ?? '');
  const [problem, setProblem] = useState<FieldProblem>();
  const test = useMutation({ mutationFn: sendTestMail });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = findEmailProblem(address);
        setProblem(found);
        if (found === undefined) test.mutate(address.trim());
      }}
    >
      <FormSection title={m.test} description={m.testText}>
        {isDirty && <FormAlert kind="warning">{m.testDirty}</FormAlert>}
        <div className={classes['row']}>
          <TextInput
            className={classes['host'] ?? ''}
            label={m.testAddress}
            type="email"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            error={showProblem(problem)}
          />
          <Button
            className={classes['send'] ?? ''}
            type="submit"
            variant="default"
            disabled={isDirty}
            loading={test.isPending}
            leftSection={<IconSend size={16} stroke={1.75} />}
          >
            {m.testSend}
          </Button>
        </div>
        {test.isSuccess && <FormAlert kind="success">{m.testDone(test.variables)}</FormAlert>}
        {test.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(test.error)}</FormAlert>}
      </FormSection>
    </form>
  );
}
