import { Button, Switch } from '@mantine/core';
import { siteLimits } from '@touchstone/contract/site-limits';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { WrittenFields } from '../written-text/written-fields.tsx';
import { WrittenPreview } from '../written-text/written-preview.tsx';
import classes from '../written-text/written-text.module.css';
import type { Announcement } from './api/list-announcements.ts';
import { announcementMessages } from './announcement-messages.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

interface AnnouncementEditorProps {
  /** Undefined: a new one. */
  announcement: Announcement | undefined;
  onClose: () => void;
}

export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps) {
  const m = useMessages(announcementMessages);
  const { form, save, submit } = useAnnouncementForm(announcement);
  const isSaved = save.isSuccess;
  // Only after the form counts as clean: the guard would ask otherwise.
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  return (
    <>
      <PageHeader
        title={announcement === undefined ? m.newTitle : m.editTitle}
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
        {...(announcement === undefined && { untouched: m.untouched })}
        onSubmit={submit}
        onDiscard={() => {
          form.reset();
          save.reset();
        }}
      >
        <div className={classes['editor']}>
          <EditorFields form={form} />
          <WrittenPreview title={form.values.title} content={form.values.content} />
        </div>
      </SettingsForm>
    </>
  );
}

function EditorFields({ form }: Pick<ReturnType<typeof useAnnouncementForm>, 'form'>) {
  const m = useMessages(announcementMessages);
  return (
    <div className={classes['fields']}>
      <WrittenFields
        title={{ ...form.getInputProps('title'), label: m.titleLabel }}
        content={{ ...form.getInputProps('content'), label: m.contentLabel }}
        length={{ count: form.values.content.length, maximum: siteLimits.announcementMaximum }}
      />
      <Switch
        {...form.getInputProps('isVisible', { type: 'checkbox' })}
        label={m.visible}
        description={m.visibleText}
      />
    </div>
  );
}
