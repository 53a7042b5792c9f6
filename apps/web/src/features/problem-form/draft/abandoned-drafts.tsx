import { Button } from '@mantine/core';
import { useState } from 'react';
import { currentMessages, useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { formMessages } from '../form-messages.ts';
import partClasses from '../parts/parts.module.css';
import type { ProblemForm } from '../state/form-store.ts';
import { useChanges } from '../state/use-form.ts';
import { useDraftTime } from './draft-notice.tsx';
import type { DraftStore, StoredDraft } from './draft-store.ts';

interface AbandonedDraftsProps {
  form: ProblemForm;
  drafts: DraftStore;
  abandoned: readonly StoredDraft[];
}

/** Offers drafts of new problems from tabs that are closed, as long as nothing is written here. */
export function AbandonedDrafts({ form, drafts, abandoned }: AbandonedDraftsProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const hasChanges = useChanges(form).size > 0;
  const offered = abandoned.filter(({ key }) => !gone.has(key));
  if (hasChanges || offered.length === 0) return null;
  const remove = (key: string) => {
    setGone((before) => new Set(before).add(key));
    drafts.remove(key).catch(() => showToast('error', currentMessages(formMessages).draftStays));
  };
  const take = ({ key, draft }: StoredDraft) => {
    form.replace(draft.values, form.get().baseline);
    remove(key);
  };
  return offered.map((stored) => (
    <Offer key={stored.key} stored={stored} onTake={() => take(stored)} onRemove={() => remove(stored.key)} />
  ));
}

interface OfferProps {
  stored: StoredDraft;
  onTake: () => void;
  onRemove: () => void;
}

function Offer({ stored: { draft }, onTake, onRemove }: OfferProps) {
  const m = useMessages(formMessages);
  const time = useDraftTime(draft);
  const title = draft.values.title.trim();
  return (
    <FormAlert kind="info">
      <div className={partClasses['notice']}>
        <span>{m.abandoned(title === '' ? m.untitled : title, time)}</span>
        <Button size="xs" variant="default" onClick={onTake}>
          {m.continueDraft}
        </Button>
        <Button size="xs" variant="subtle" onClick={onRemove}>
          {m.discardDraft}
        </Button>
      </div>
    </FormAlert>
  );
}
