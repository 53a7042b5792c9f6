/**
 * The form of a problem, for the bank, a contest or a group.
 *
 * How this works: the values are outside React (`state/form-store.ts`); every field subscribes to its own. Input is
 * stored as a draft in the browser a moment later; the draft is removed after a save. Saving validates by the rules
 * first and focuses the first field with an error; a refusal of the server is shown at its field, too.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { FormLanguage } from './api/list-form-languages.ts';
import { decideDraft } from './draft/draft-record.ts';
import { DraftConflict, DraftNotice } from './draft/draft-notice.tsx';
import { AbandonedDrafts } from './draft/abandoned-drafts.tsx';
import type { OpenedDraft } from './draft/open-draft.ts';
import { useDraftWriter } from './draft/use-draft-writer.ts';
import type { FormChecks } from './form-checks.ts';
import { formMessages } from './form-messages.ts';
import { groupOf, toTypedId, type FormMode } from './form-mode.ts';
import { FormSections } from './form-sections.tsx';
import { listCheckerLanguages, usualCheckerLanguage } from './judging/checker-languages.ts';
import { LeavingGuard } from './leaving-guard.tsx';
import { FormFooter } from './parts/form-footer.tsx';
import partClasses from './parts/parts.module.css';
import { TableOfContents } from './parts/table-of-contents.tsx';
import { sectionNames, type SectionName } from './parts/sections.ts';
import classes from './problem-form.module.css';
import { withScoring } from './state/case-scores.ts';
import { RefreshButton } from './refresh/refresh-button.tsx';
import { createForm, type FormFacts, type ProblemForm as Form } from './state/form-store.ts';
import type { SaveProblem } from './saved-problem.ts';
import { toValues, type StoredCase, type StoredProblem } from './state/form-wire.ts';
import { newProblemValues } from './state/problem-values.ts';
import { FormProvider } from './state/use-form.ts';
import { UsageNotice } from './usage-notice.tsx';
import { useSave } from './use-save.ts';
import { useSaveShortcut } from '../../ui/use-save-shortcut.ts';

export interface ProblemFormProps {
  mode: FormMode;
  /** Undefined: a new problem. */
  stored: { problem: StoredProblem; cases: readonly StoredCase[] } | undefined;
  /** For a problem of a contest. */
  contestNames?: { displayId: string; title: string };
  languages: readonly FormLanguage[];
  /** For a new problem: whether its author may publish it. */
  canPublish: boolean;
  opened: OpenedDraft;
  save: SaveProblem;
  checks: FormChecks;
  onCreated: (pid: number) => void;
  /** Loads the stored problem again; the draft stays. */
  onReload: () => void;
}

const remoteSections: readonly SectionName[] = ['identity', 'statement', 'limits', 'languages'];

function toFacts({ stored, mode, languages }: ProblemFormProps): FormFacts {
  const checkerLanguage = stored?.problem.spjLanguage;
  return {
    isNew: stored === undefined,
    isRemote: stored?.problem.isRemote ?? false,
    isContest: mode.kind === 'contest',
    group: groupOf(mode),
    checkerLanguages: [
      ...listCheckerLanguages(languages),
      // A stored checker may be in a language that no judge offers now.
      ...(checkerLanguage === undefined || checkerLanguage === null ? [] : [checkerLanguage]),
    ],
    languageNames: new Map(languages.map(({ id, name }) => [id, name])),
  };
}

/** A problem of a contest starts with the type of the contest. */
function newValuesOf(mode: FormMode) {
  const values = newProblemValues();
  return mode.kind === 'contest' ? { ...values, ...withScoring(values, mode.scoring) } : values;
}

/** Called once: starts from the stored problem, or from the draft if the problem was not saved since. */
function openForm(props: ProblemFormProps): Form {
  const { stored, contestNames } = props;
  const { draft } = props.opened;
  const spjLanguage = usualCheckerLanguage(listCheckerLanguages(props.languages));
  const fresh =
    stored === undefined
      ? { ...newValuesOf(props.mode), spjLanguage }
      : toValues(stored.problem, stored.cases, spjLanguage);
  const baseline = {
    ...fresh,
    problemId: toTypedId(groupOf(props.mode), fresh.problemId),
    contestDisplayId: contestNames?.displayId ?? '',
    contestTitle: contestNames?.title ?? '',
  };
  const isRestored = decideDraft(draft, stored?.problem.gmtModified ?? null) === 'restore';
  return createForm(isRestored && draft !== undefined ? draft.values : baseline, baseline, toFacts(props));
}

export function ProblemForm(props: ProblemFormProps) {
  const { stored, mode, languages, checks, onCreated, onReload } = props;
  const { draft, drafts, key, abandoned } = props.opened;
  const m = useMessages(formMessages);
  const client = useQueryClient();
  const [form] = useState(() => openForm(props));
  const [change, setChange] = useState<{ problemId: number; change: JudgingChange | null | undefined }>();
  const problemId = stored?.problem.id;
  const saving = useSave({
    form,
    origin:
      stored === undefined ? undefined : { id: stored.problem.id, gmtModified: stored.problem.gmtModified },
    save: props.save,
    getOfferedLanguageIds: () => languages.filter(({ isOffered }) => isOffered).map(({ id }) => id),
    onSaved: (saved) => {
      if (stored === undefined) return onCreated(saved.pid);
      if (saved.hasOutdated === true) setChange({ problemId: saved.pid, change: saved.judgingChange });
      return void checks.runAfterSave(client, saved.pid);
    },
  });
  const draftState = useDraftWriter({ form, store: drafts, key, baseVersion: saving.version });
  // Another tab may have replaced or removed the draft: stores this form's input before the reload.
  const keepAndReload = () =>
    void drafts
      .write(key, { savedAtMs: Date.now(), baseVersion: saving.version, values: form.get().values })
      .then(onReload, () => showToast('error', m.draftFailed));
  const forgetDraft = () => void drafts.remove(key).catch(() => showToast('error', m.draftStays));
  const version = stored?.problem.gmtModified ?? null;
  useSaveShortcut(saving.submit);
  useEffect(() => form.setFacts(toFacts(props)));
  const isRemote = stored?.problem.isRemote ?? false;
  const names = useMemo(() => (isRemote ? remoteSections : sectionNames), [isRemote]);
  return (
    <FormProvider value={form}>
      <LeavingGuard form={form} isKept={draftState === 'kept'} />
      <DraftConflict form={form} draft={draft} storedVersion={version} onForget={forgetDraft} />
      <div className={classes['layout']}>
        <TableOfContents names={names} />
        <div className={classes['content']}>
          <DraftNotice form={form} draft={draft} storedVersion={version} />
          <AbandonedDrafts form={form} drafts={drafts} abandoned={abandoned} />
          {isRemote && problemId !== undefined && (
            <FormAlert kind="info">
              <div className={partClasses['notice']}>
                <span>{m.remote}</span>
                <RefreshButton form={form} problemId={problemId} onRefreshed={onReload} />
              </div>
            </FormAlert>
          )}
          {stored !== undefined && <UsageNotice problem={stored.problem} />}
          <FormSections
            names={names}
            mode={mode}
            problemId={problemId}
            languages={languages}
            isRemote={isRemote}
            canPublish={stored?.problem.canPublish ?? props.canPublish}
            isInRunningContest={stored?.problem.contests.some(({ state }) => state === 'running') ?? false}
            checks={checks}
          />
          <FormFooter
            form={form}
            saving={saving}
            draftState={draftState}
            isNew={stored === undefined}
            onReload={keepAndReload}
          />
        </div>
      </div>
      {change !== undefined && (
        <checks.ChangeDialog
          problemId={change.problemId}
          isOpened
          change={change.change}
          onClose={() => setChange(undefined)}
        />
      )}
    </FormProvider>
  );
}
