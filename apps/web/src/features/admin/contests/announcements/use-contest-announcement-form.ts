import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteLimits } from '@touchstone/contract/site-limits';
import { useMessages } from '../../../../lib/messages.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { focusFirstProblem } from '../../focus-first-problem.ts';
import {
  forgetContestAnnouncements,
  saveContestAnnouncement,
  type ContestAnnouncement,
} from '../api/announcements.ts';
import { contestAnnouncementMessages } from './contest-announcement-messages.ts';

export function useContestAnnouncementForm(contestId: number, announcement: ContestAnnouncement | undefined) {
  const m = useMessages(contestAnnouncementMessages);
  const client = useQueryClient();
  const check = (text: string, maximum: number, missing: string) => {
    if (text.trim() === '') return missing;
    return text.length > maximum ? m.tooLong(maximum) : null;
  };
  const form = useForm({
    initialValues: {
      title: announcement?.title ?? '',
      content: announcement?.content ?? '',
      isVisible: announcement === undefined || announcement.status === 0,
    },
    validate: {
      title: (title: string) => check(title, siteLimits.announcementTitleMaximum, m.titleEmpty),
      content: (content: string) => check(content, siteLimits.announcementMaximum, m.contentEmpty),
    },
  });
  const save = useMutation({
    mutationFn: ({ title, content, isVisible }: typeof form.values) =>
      saveContestAnnouncement(contestId, announcement?.id, { title, content, status: isVisible ? 0 : 1 }),
    onSuccess: async () => {
      showToast('success', m.saved);
      await forgetContestAnnouncements(client);
    },
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    focusFirstProblem(form, ['title', 'content']),
  );
  return { form, save, submit };
}
