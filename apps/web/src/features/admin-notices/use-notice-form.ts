import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { focusFirstInvalidField } from '../../ui/settings-form/focus-first-invalid-field.ts';
import { invalidateNotices, saveNotice, type Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';
import { initialNoticeValues, noticeRules, type NoticeValues } from './notice-values.ts';

export function useNoticeForm(notice: Notice | undefined) {
  const m = useMessages(noticeMessages);
  const client = useQueryClient();
  const form = useForm<NoticeValues>({
    initialValues: initialNoticeValues(notice),
    validate: noticeRules(m),
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
