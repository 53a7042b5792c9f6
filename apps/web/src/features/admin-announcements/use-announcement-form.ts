import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { focusFirstInvalidField } from '../../ui/settings-form/focus-first-invalid-field.ts';
import { announcementMessages } from './announcement-messages.ts';
import {
  announcementRules,
  initialAnnouncementValues,
  toAnnouncement,
  type AnnouncementValues,
} from './announcement-values.ts';
import type { AnnouncementScope, AnnouncementRow } from './announcement-scope.ts';

export function useAnnouncementForm(scope: AnnouncementScope, announcement: AnnouncementRow | undefined) {
  const m = useMessages(announcementMessages);
  const client = useQueryClient();
  const form = useForm<AnnouncementValues>({
    initialValues: initialAnnouncementValues(announcement),
    validate: announcementRules(m, scope.words.contentEmpty),
  });
  const save = useMutation({
    mutationFn: (values: AnnouncementValues) => scope.save(announcement?.id, toAnnouncement(values)),
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
