import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteLimits } from '@touchstone/contract/site-limits';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { focusFirstInvalidField } from '../../ui/settings-form/focus-first-invalid-field.ts';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementScope, AnnouncementRow } from './announcement-scope.ts';

interface AnnouncementValues {
  title: string;
  content: string;
  isVisible: boolean;
}

export function useAnnouncementForm(scope: AnnouncementScope, announcement: AnnouncementRow | undefined) {
  const m = useMessages(announcementMessages);
  const client = useQueryClient();
  const { announcementTitleMaximum, announcementMaximum } = siteLimits;
  const form = useForm<AnnouncementValues>({
    initialValues: {
      title: announcement?.title ?? '',
      content: announcement?.content ?? '',
      isVisible: announcement === undefined || announcement.status === 0,
    },
    validate: {
      title: (title) => {
        if (title.trim() === '') return m.titleEmpty;
        return title.trim().length > announcementTitleMaximum ? m.titleLong(announcementTitleMaximum) : null;
      },
      content: (content) => {
        if (content.trim() === '' && scope.words.contentEmpty !== undefined) return scope.words.contentEmpty;
        return content.length > announcementMaximum ? m.contentLong(announcementMaximum) : null;
      },
    },
  });
  const save = useMutation({
    mutationFn: ({ title, content, isVisible }: AnnouncementValues) =>
      scope.save(announcement?.id, { title, content, status: isVisible ? 0 : 1 }),
    onSuccess: async () => {
      showToast('success', announcement === undefined ? m.published : m.saved);
      await scope.invalidate(client);
    },
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    focusFirstInvalidField(form, ['title', 'content']),
  );
  return { form, save, submit };
}
