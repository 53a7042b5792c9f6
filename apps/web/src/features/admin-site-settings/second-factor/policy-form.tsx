import { Anchor, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { policyRoles, type SecondFactorPolicy } from '@touchstone/contract/second-factor-limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ownFactorsQuery } from '../../../lib/second-factor/second-factor-requests.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { policyQuery, savePolicy } from './api/second-factor-policy.ts';
import { policyMessages } from './policy-messages.ts';
import classes from './policy.module.css';

export function usePolicyForm(policy: SecondFactorPolicy) {
  const m = useMessages(policyMessages);
  const form = useForm({ initialValues: policy });
  const saving = useSettingsSave(form, {
    save: savePolicy,
    saved: m.saved,
    outdated: [policyQuery.queryKey],
  });
  return { form, saving };
}

export function PolicyForm({ policy }: { policy: SecondFactorPolicy }) {
  const m = useMessages(policyMessages);
  const { form, saving } = usePolicyForm(policy);
  return (
    <SettingsForm {...saving}>
      <FormSection title={m.section} description={m.sectionText}>
        {policyRoles.map((role) => (
          <Switch
            key={role}
            {...form.getInputProps(role, { type: 'checkbox' })}
            label={m[role].label}
            description={m[role].text}
          />
        ))}
        {form.values.root && !policy.root && <OwnWarning />}
      </FormSection>
    </SettingsForm>
  );
}

/** Only super administrators open this page, so the switch of their role is about themselves. */
function OwnWarning() {
  const m = useMessages(policyMessages);
  const own = useQuery(ownFactorsQuery).data;
  if (own === undefined || own.totpSince !== null || own.passkeys.length > 0) return null;
  return (
    <FormAlert kind="warning">
      <p className={classes['own']}>
        {m.ownTitle} {m.ownText}
      </p>
      <Anchor component={Link} to="/setting?tab=setting_security">
        {m.ownLink}
      </Anchor>
    </FormAlert>
  );
}
