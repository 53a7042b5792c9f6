import { Button, Switch } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { siteLimits } from '@touchstone/contract/site-limits';
import { useEffect } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SettingsForm } from '../../settings-form.tsx';
import { WrittenFields } from '../../written-text/written-fields.tsx';
import { WrittenPreview } from '../../written-text/written-preview.tsx';
import written from '../../written-text/written-text.module.css';
import type { ContestAnnouncement } from '../api/announcements.ts';
import { contestAnnouncementMessages } from './contest-announcement-messages.ts';
import { useContestAnnouncementForm } from './use-contest-announcement-form.ts';

interface EditorProps {
  contestId: number;
  /** Undefined: a new one. */
  announcement: ContestAnnouncement | undefined;
  onClose: () => void;
}

export function ContestAnnouncementEditor({ contestId, announcement, onClose }: EditorProps) {
  const m = useMessages(contestAnnouncementMessages);
  const { form, save, submit } = useContestAnnouncementForm(contestId, announcement);
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
        <div className={written['editor']}>
          <div className={written['fields']}>
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
          <WrittenPreview title={form.values.title} content={form.values.content} />
        </div>
      </SettingsForm>
    </>
  );
}
