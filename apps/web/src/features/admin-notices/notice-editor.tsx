import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { noticeAudiences, noticeLimits } from '@touchstone/contract/notice-limits';
import { useEffect, useId, useState } from 'react';
import { formatDateTime, parseWireDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { LocalisedTextFields } from '../../ui/localised-text/localised-text-fields.tsx';
import { LocalisedTextPreview } from '../../ui/localised-text/localised-text-preview.tsx';
import written from '../../ui/localised-text/localised-text.module.css';
import type { Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';
import classes from './notices.module.css';
import { nextFullHour } from '../../lib/next-full-hour.ts';
import { FieldLabel } from '../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../ui/field-parts/field-note.tsx';
import { RecipientPicker } from './recipient-picker.tsx';
import { useNoticeForm, type NoticeForm } from './use-notice-form.ts';

interface NoticeEditorProps {
  /** Undefined: a new notice. */
  notice: Notice | undefined;
  onClose: () => void;
}

/** A sent notice is read-only. */
export function NoticeEditor({ notice, onClose }: NoticeEditorProps) {
  const m = useMessages(noticeMessages);
  const isPushed = notice?.state === true;
  const title = notice === undefined ? m.newTitle : isPushed ? m.viewTitle : m.editTitle;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button variant="default" leftSection={<IconArrowLeft size={16} stroke={1.75} />} onClick={onClose}>
            {m.back}
          </Button>
        }
      />
      {isPushed ? <PushedNotice notice={notice} /> : <NoticeFields notice={notice} onClose={onClose} />}
    </>
  );
}

function PushedNotice({ notice }: { notice: Notice }) {
  const m = useMessages(noticeMessages);
  const locale = useLocale();
  const time = formatDateTime(parseWireDate(notice.pushTime), locale);
  return (
    <Sheet>
      <div className={classes['pushed']}>
        <FormAlert kind="info">{m.sentAt(time, notice.deliveredCount ?? 0)}</FormAlert>
        <LocalisedTextPreview title={notice.title} content={notice.content} />
      </div>
    </Sheet>
  );
}

function NoticeFields({ notice, onClose }: NoticeEditorProps) {
  const m = useMessages(noticeMessages);
  const locale = useLocale();
  const { form, save, submit } = useNoticeForm(notice);
  const [pushTime] = useState(() => nextFullHour(new Date()));
  const isSaved = save.isSuccess;
  // Runs after the form counts as clean: otherwise the guard would ask for confirmation.
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);
  return (
    <SettingsForm
      isDirty={form.isDirty() && !isSaved}
      isSaving={save.isPending}
      failure={save.error}
      {...(notice === undefined && { texts: { clean: m.untouched } })}
      onSubmit={submit}
      onDiscard={() => {
        form.reset();
        save.reset();
      }}
    >
      <div className={written['editor']}>
        <div className={written['fields']}>
          <AudienceFields form={form} />
          <LocalisedTextFields
            title={{ ...form.getInputProps('title'), label: m.titleLabel }}
            content={{ ...form.getInputProps('content'), label: m.contentLabel }}
            length={{ count: form.values.content.length, maximum: noticeLimits.contentMaximum }}
          />
          <FormAlert kind="info">{m.nextPush(formatDateTime(pushTime, locale))}</FormAlert>
        </div>
        <LocalisedTextPreview title={form.values.title} content={form.values.content} />
      </div>
    </SettingsForm>
  );
}

function AudienceFields({ form }: { form: NoticeForm }) {
  const m = useMessages(noticeMessages);
  const label = useId();
  const { type, recipients } = form.values;
  return (
    <>
      <div>
        <FieldLabel id={label}>{m.audience}</FieldLabel>
        <div className={classes['audiences']}>
          <SegmentedControl
            fullWidth
            aria-labelledby={label}
            value={type}
            data={noticeAudiences.map((value) => ({ value, label: m.audiences[value] }))}
            onChange={(value) =>
              form.setFieldValue('type', noticeAudiences.find((one) => one === value) ?? 'All')
            }
          />
        </div>
        <FieldNote hint={m.audienceTexts[type]} />
      </div>
      {type === 'Single' && (
        <RecipientPicker
          recipients={recipients}
          error={form.errors['recipients']}
          onChange={(chosen) => form.setFieldValue('recipients', chosen)}
        />
      )}
    </>
  );
}
