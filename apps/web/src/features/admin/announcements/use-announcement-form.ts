import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteLimits } from '@touchstone/contract/site-limits';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { focusFirstProblem } from '../focus-first-problem.ts';
import { forgetAnnouncements, type Announcement } from './api/list-announcements.ts';
import { saveAnnouncement } from './api/save-announcement.ts';
import { announcementMessages } from './announcement-messages.ts';

interface AnnouncementValues {
  title: string;
  content: string;
  isVisible: boolean;
}

export function useAnnouncementForm(announcement: Announcement | undefined) {
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
      content: (content) =>
        content.length > announcementMaximum ? m.contentLong(announcementMaximum) : null,
    },
  });
  const save = useMutation({
    mutationFn: ({ title, content, isVisible }: AnnouncementValues) =>
      saveAnnouncement({ id: announcement?.id, title, content, status: isVisible ? 0 : 1 }),
    onSuccess: async () => {
      showToast('success', announcement === undefined ? m.published : m.saved);
      await forgetAnnouncements(client);
    },
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    focusFirstProblem(form, ['title', 'content']),
  );
  return { form, save, submit };
}
