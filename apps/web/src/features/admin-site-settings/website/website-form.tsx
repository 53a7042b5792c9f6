import { Switch, Textarea, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import type { WebsiteSettings } from './api/get-website-settings.ts';
import { useWebsiteForm, type WebsiteFormParts } from './use-website-form.ts';
import { websiteMessages } from './website-messages.ts';
import type { WebsiteValues } from './website-values.ts';
import classes from './website.module.css';

export function WebsiteForm({ settings }: { settings: WebsiteSettings }) {
  const { form, saving } = useWebsiteForm(settings);
  return (
    <SettingsForm {...saving}>
      <NameSection form={form} />
      <AccessSection form={form} />
      <FooterSection form={form} />
    </SettingsForm>
  );
}

type FormPart = Pick<WebsiteFormParts, 'form'>;

/** The field with its hint; an error replaces the hint. */
const propsOf = (form: WebsiteFormParts['form'], name: keyof WebsiteValues, hint?: string) => {
  const field = form.getInputProps(name);
  return { ...field, ...hintBelow(hint, field.error) };
};

function NameSection({ form }: FormPart) {
  const m = useMessages(websiteMessages);
  return (
    <FormSection title={m.names} description={m.namesText}>
      <div className={classes['row']}>
        <TextInput {...propsOf(form, 'name')} label={m.name} autoComplete="off" />
        <TextInput {...propsOf(form, 'shortName', m.shortNameText)} label={m.shortName} autoComplete="off" />
      </div>
      <Textarea
        {...propsOf(form, 'description', m.siteDescriptionText)}
        label={m.siteDescription}
        autosize
        minRows={2}
        maxRows={8}
      />
    </FormSection>
  );
}

function AccessSection({ form }: FormPart) {
  const m = useMessages(websiteMessages);
  return (
    <FormSection title={m.access} description={m.accessText}>
      <TextInput
        {...propsOf(form, 'baseUrl', m.baseUrlText)}
        label={m.baseUrl}
        placeholder="https://example.com"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Switch
        {...form.getInputProps('register', { type: 'checkbox' })}
        label={m.register}
        description={m.registerText}
      />
      <Textarea
        {...propsOf(form, 'blockedDomains', m.blockedDomainsText)}
        label={m.blockedDomains}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
      />
    </FormSection>
  );
}

function FooterSection({ form }: FormPart) {
  const m = useMessages(websiteMessages);
  const address = { inputMode: 'url', autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormSection title={m.footer} description={m.footerText}>
      <div className={classes['row']}>
        <TextInput {...propsOf(form, 'recordName')} label={m.recordName} autoComplete="off" />
        <TextInput {...propsOf(form, 'recordUrl')} label={m.recordUrl} {...address} />
        <TextInput {...propsOf(form, 'projectName')} label={m.projectName} autoComplete="off" />
        <TextInput {...propsOf(form, 'projectUrl', m.projectUrlText)} label={m.projectUrl} {...address} />
      </div>
      <TextInput
        {...propsOf(form, 'contactEmail', m.contactEmailText)}
        label={m.contactEmail}
        type="email"
        autoComplete="off"
      />
    </FormSection>
  );
}
