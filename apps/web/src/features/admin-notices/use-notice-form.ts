import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noticeLimits, type NoticeAudience } from '@touchstone/contract/notice-limits';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { focusFirstInvalidField } from '../../ui/settings-form/focus-first-invalid-field.ts';
import { invalidateNotices, saveNotice, type Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';

export type Recipient = Notice['recipients'][number];

interface NoticeValues {
  title: string;
  content: string;
  type: NoticeAudience;
  recipients: Recipient[];
}

function useRules() {
  const m = useMessages(noticeMessages);
  const { titleMaximum, contentMaximum } = noticeLimits;
  return {
    title: (title: string) => {
      if (title.trim() === '') return m.titleEmpty;
      return title.trim().length > titleMaximum ? m.titleLong(titleMaximum) : null;
    },
    content: (content: string) => {
      if (content.trim() === '') return m.contentEmpty;
      return content.length > contentMaximum ? m.contentLong(contentMaximum) : null;
    },
    recipients: (recipients: Recipient[], { type }: NoticeValues) =>
      type === 'Single' && recipients.length === 0 ? m.recipientsMissing : null,
  };
}

export function useNoticeForm(notice: Notice | undefined) {
  const m = useMessages(noticeMessages);
  const client = useQueryClient();
  const form = useForm<NoticeValues>({
    initialValues: {
      title: notice?.title ?? '',
      content: notice?.content ?? '',
      type: notice?.type ?? 'All',
      recipients: notice?.recipients ?? [],
    },
    validate: useRules(),
  });
  const save = useMutation({
    mutationFn: ({ recipients, ...text }: NoticeValues) =>
      saveNotice({ id: notice?.id, ...text, recipientIds: recipients.map(({ uid }) => uid) }),
    onSuccess: async () => {
      showToast('success', notice === undefined ? m.written : m.saved);
      await invalidateNotices(client);
    },
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    focusFirstInvalidField(form, ['recipients', 'title', 'content']),
  );
  return { form, save, submit };
}

export type NoticeForm = ReturnType<typeof useNoticeForm>['form'];
