import { Switch, Textarea } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { examFormMessages } from './exam-form-messages.ts';
import type { ContestForm } from './use-contest-form.ts';

/** Exam protection: from where and with which session contestants take part. */
export function ExamSection({ form }: { form: ContestForm }) {
  const m = useMessages(examFormMessages);
  const { examAddresses, isSingleSession, isAddressBound } = form.values;
  const error = form.errorOf('examAddresses');
  return (
    <FormSection title={m.title} description={m.text}>
      <Textarea
        label={m.addresses}
        {...hintBelow(m.addressesHint, error)}
        error={error}
        data-field="examAddresses"
        placeholder={'10.1.0.0/16\n2001:db8::/64'}
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={false}
        autoComplete="off"
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={examAddresses}
        onChange={(event) => form.set({ examAddresses: event.currentTarget.value })}
        onBlur={() => form.visit('examAddresses')}
      />
      <Switch
        label={m.single}
        description={m.singleText}
        checked={isSingleSession}
        onChange={(event) => form.set({ isSingleSession: event.currentTarget.checked })}
      />
      <Switch
        label={m.bound}
        description={m.boundText}
        checked={isAddressBound}
        onChange={(event) => form.set({ isAddressBound: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
