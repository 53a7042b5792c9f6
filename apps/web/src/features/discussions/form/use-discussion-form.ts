import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DiscussionField } from '@touchstone/rules/community/discussion-form';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { focusField } from '../../../ui/focus-field.ts';
import { discussionKey, discussionsKey } from '../api/discussion-keys.ts';
import type { Discussion } from '../api/get-discussion.ts';
import { createDiscussion, updateDiscussion } from '../api/save-discussion.ts';
import { draftKey, type DraftSubject } from './discussion-draft.ts';
import {
  emptyValues,
  fieldOfError,
  findErrors,
  formFields,
  toSent,
  valuesOf,
  type DiscussionValues,
} from './discussion-values.ts';
import { formMessages } from './form-messages.ts';
import { useDraft } from './use-draft.ts';

interface FormOptions {
  subject: DraftSubject;
  /** The edited discussion; undefined for a new one. */
  edited: Discussion | undefined;
  /** Receives the id of the saved discussion. */
  onSaved: (discussionId: number) => void;
}

function useSave({ subject, edited, onSaved }: FormOptions, discardDraft: () => void) {
  const m = useMessages(formMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: DiscussionValues) => {
      const sent = toSent(values, subject);
      if (edited === undefined) return createDiscussion(subject.groupId, sent);
      await updateDiscussion(edited, sent);
      return edited.id;
    },
    onSuccess: async (discussionId) => {
      discardDraft();
      showToast('success', edited === undefined ? m.created : m.saved);
      await Promise.all([
        client.invalidateQueries({ queryKey: [discussionsKey] }),
        client.invalidateQueries({ queryKey: discussionKey(discussionId) }),
      ]);
      onSaved(discussionId);
    },
  });
}

/** The values of the form with their draft, errors and saving. */
export function useDiscussionForm(options: FormOptions) {
  const m = useMessages(formMessages);
  const { subject, edited } = options;
  const [initial] = useState(() => (edited === undefined ? emptyValues : valuesOf(edited)));
  const draft = useDraft(draftKey(subject), initial);
  const [values, setValues] = useState(draft.found ?? initial);
  const [isRestored, setRestored] = useState(draft.found !== undefined);
  /** A new object replaces the text of the editor. */
  const [content, setContent] = useState({ text: values.content });
  const [checked, setChecked] = useState<ReadonlySet<DiscussionField>>(new Set());
  const save = useSave(options, draft.discard);
  const errors = findErrors(values, subject, m);
  const refused = toFormErrors(save.error, fieldOfError);
  const errorOf = (field: DiscussionField): string | undefined =>
    (checked.has(field) ? errors[field] : undefined) ?? refused.errorOf(field);
  return {
    values,
    content,
    isRestored,
    isSaving: save.isPending,
    failure: refused.refusal,
    errorOf,
    set: (changes: Partial<DiscussionValues>) => {
      const next = { ...values, ...changes };
      setValues(next);
      draft.keep(next);
      if (save.isError) save.reset();
    },
    visit: (field: DiscussionField) => setChecked((before) => new Set([...before, field])),
    discardDraft: () => {
      draft.discard();
      setValues(initial);
      setContent({ text: initial.content });
      setRestored(false);
      setChecked(new Set());
    },
    submit: () => {
      setChecked(new Set(formFields));
      const first = formFields.find((field) => errors[field] !== undefined);
      if (first === undefined) save.mutate(values);
      else focusField({ field: first });
    },
  };
}

export type DiscussionFormState = ReturnType<typeof useDiscussionForm>;
