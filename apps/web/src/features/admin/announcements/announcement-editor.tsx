import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@touchstone/contract/site-limits';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SettingsForm } from '../settings-form.tsx';
import type { Announcement } from './api/list-announcements.ts';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import classes from './announcements.module.css';
import { LanguageHint } from './language-hint.tsx';
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
          <AnnouncementPreview title={form.values.title} content={form.values.content} />
        </div>
      </SettingsForm>
    </>
  );
}

function EditorFields({ form }: Pick<ReturnType<typeof useAnnouncementForm>, 'form'>) {
  const m = useMessages(announcementMessages);
  return (
    <div className={classes['fields']}>
      <TextInput {...form.getInputProps('title')} label={m.titleLabel} data-autofocus autoComplete="off" />
      <div>
        <Textarea
          {...form.getInputProps('content')}
          label={m.contentLabel}
          autosize
          minRows={14}
          maxRows={32}
          classNames={{ input: classes['source'] ?? '' }}
        />
        <p className={classes['length']}>
          {m.length(form.values.content.length, siteLimits.announcementMaximum)}
        </p>
        <LanguageHint />
      </div>
      <Switch
        {...form.getInputProps('isVisible', { type: 'checkbox' })}
        label={m.visible}
        description={m.visibleText}
      />
    </div>
  );
}
