import { Button, Skeleton, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { saveWechatPay, testWechatPay, wechatPayQuery, type WechatPay } from '../api/wechat-pay.ts';
import { MembershipFrame } from '../membership-frame.tsx';
import { wechatPayMessages } from './wechat-pay-messages.ts';
import {
  toSentWechatPay,
  toWechatPayValues,
  withoutKeys,
  type WechatPayValues,
} from './wechat-pay-values.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const pem = { ...plain, autosize: true, minRows: 3, maxRows: 8, maxLength: membershipLimits.keyMaximum };

/** The account at WeChat Pay. */
export function Component() {
  const m = useMessages(wechatPayMessages);
  const settings = useQuery(wechatPayQuery);
  return (
    <MembershipFrame current="wechat-pay">
      <QueryContent query={settings} failedTitle={m.failed} waiting={<Skeleton height={1000} />}>
        {(data) => <WechatPayForm settings={data} />}
      </QueryContent>
    </MembershipFrame>
  );
}

export function useWechatPayForm(settings: WechatPay) {
  const m = useMessages(wechatPayMessages);
  const form = useForm<WechatPayValues>({ initialValues: toWechatPayValues(settings) });
  const saving = useSettingsSave(form, {
    save: (values) => saveWechatPay(toSentWechatPay(values)),
    valuesAfter: withoutKeys,
    saved: m.saved,
    outdated: [wechatPayQuery.queryKey, ['membership-offers']],
  });
  return { form, saving };
}

function WechatPayForm({ settings }: { settings: WechatPay }) {
  const m = useMessages(wechatPayMessages);
  const { form, saving } = useWechatPayForm(settings);
  const hint = (isStored: boolean) => (isStored ? m.stored : m.missing);
  return (
    <SettingsForm {...saving}>
      <FormSection title={m.merchant} description={m.merchantText}>
        <Switch
          {...form.getInputProps('isEnabled', { type: 'checkbox' })}
          label={m.isEnabled}
          description={m.isEnabledHint}
        />
        <TextInput {...form.getInputProps('merchantId')} {...plain} label={m.merchantId} maxLength={32} />
        <TextInput {...form.getInputProps('appId')} {...plain} label={m.appId} maxLength={64} />
        <TextInput {...form.getInputProps('serial')} {...plain} label={m.serial} maxLength={64} />
        <Textarea
          {...form.getInputProps('privateKey')}
          {...pem}
          label={m.privateKey}
          placeholder={hint(settings.hasPrivateKey)}
        />
        <PasswordField
          {...form.getInputProps('apiKey')}
          label={m.apiKey}
          placeholder={hint(settings.hasApiKey)}
          autoComplete="new-password"
          maxLength={64}
        />
      </FormSection>
      <FormSection title={m.verification} description={m.verificationText}>
        <TextInput {...form.getInputProps('publicKeyId')} {...plain} label={m.publicKeyId} maxLength={128} />
        <Textarea {...form.getInputProps('publicKey')} {...pem} label={m.publicKey} />
      </FormSection>
      <FormSection title={m.service} description={m.serviceText}>
        <TextInput
          {...form.getInputProps('apiUrl')}
          {...plain}
          label={m.apiUrl}
          inputMode="url"
          maxLength={300}
        />
        <ConnectionTest isDirty={form.isDirty()} />
      </FormSection>
    </SettingsForm>
  );
}

/** The server tests what is stored, so unsaved changes are saved first. */
function ConnectionTest({ isDirty }: { isDirty: boolean }) {
  const m = useMessages(wechatPayMessages);
  const test = useMutation({ mutationFn: testWechatPay });
  return (
    <>
      <div>
        <Button
          variant="default"
          disabled={isDirty}
          loading={test.isPending}
          onClick={() => test.mutate()}
          title={isDirty ? m.saveFirst : undefined}
        >
          {m.test}
        </Button>
      </div>
      {test.error !== null && <FormAlert kind="error">{toFormFailure(test.error, {}).text}</FormAlert>}
      {test.data?.isWorking === true && <FormAlert kind="success">{m.works}</FormAlert>}
      {test.data?.isWorking === false && (
        <FormAlert kind="error">{m.fails(test.data.failure ?? '')}</FormAlert>
      )}
    </>
  );
}
