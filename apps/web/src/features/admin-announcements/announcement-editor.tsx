import { Button, Switch } from '@mantine/core';
import { siteLimits } from '@touchstone/contract/site-limits';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { LocalisedTextFields } from '../../ui/localised-text/localised-text-fields.tsx';
import { LocalisedTextPreview } from '../../ui/localised-text/localised-text-preview.tsx';
import classes from '../../ui/localised-text/localised-text.module.css';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementScope, AnnouncementRow } from './announcement-scope.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

interface AnnouncementEditorProps {
  scope: AnnouncementScope;
  /** Undefined: a new announcement. */
  announcement: AnnouncementRow | undefined;
  onClose: () => void;
}

export function AnnouncementEditor({ scope, announcement, onClose }: AnnouncementEditorProps) {
  const m = useMessages(announcementMessages);
  const { form, save, submit } = useAnnouncementForm(scope, announcement);
  const isSaved = save.isSuccess;
  // Runs after the form counts as clean: otherwise the guard would ask for confirmation.
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  return (
    <>
      <PageHeader
        level={scope.headingLevel ?? 1}
        title={announcement === undefined ? scope.words.newTitle : scope.words.editTitle}
        actions={
          <Button variant="default" leftSection={<IconArrowLeft size={16} stroke={1.75} />} onClick={onClose}>
            {m.back}
          </Button>
        }
      />
      <SettingsForm
        isDirty={form.isDirty() && !isSaved}
        isSaving={save.isPending}
        failure={save.error}
        {...(announcement === undefined && { texts: { clean: m.untouched } })}
        onSubmit={submit}
        onDiscard={() => {
          form.reset();
          save.reset();
        }}
      >
        <div className={classes['editor']}>
          <EditorFields form={form} words={scope.words} />
          <LocalisedTextPreview title={form.values.title} content={form.values.content} />
        </div>
      </SettingsForm>
    </>
  );
}

interface EditorFieldsProps extends Pick<ReturnType<typeof useAnnouncementForm>, 'form'> {
  words: AnnouncementScope['words'];
}

function EditorFields({ form, words }: EditorFieldsProps) {
  const m = useMessages(announcementMessages);
  return (
    <div className={classes['fields']}>
      <LocalisedTextFields
        title={{ ...form.getInputProps('title'), label: m.titleLabel }}
        content={{ ...form.getInputProps('content'), label: m.contentLabel }}
        length={{ count: form.values.content.length, maximum: siteLimits.announcementMaximum }}
      />
      <Switch
        {...form.getInputProps('isVisible', { type: 'checkbox' })}
        label={words.visible}
        description={m.visibleText}
      />
    </div>
  );
}
