import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { discussionLimits } from '@touchstone/contract/discussion-limits';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { UploadFile } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { preventEnterSubmit } from '../../../ui/prevent-enter-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { categoriesQuery } from '../api/categories.ts';
import type { Discussion } from '../api/get-discussion.ts';
import { ContentField } from './content-field.tsx';
import classes from './discussion-form.module.css';
import type { DraftSubject } from './discussion-draft.ts';
import { formMessages } from './form-messages.ts';
import { useDiscussionForm, type DiscussionFormState } from './use-discussion-form.ts';

interface DiscussionFormProps {
  subject: DraftSubject;
  /** The edited discussion; undefined for a new one. */
  edited?: Discussion | undefined;
  /** Whether the user may pin posts. */
  canPin: boolean;
  /** How the user may upload pictures and files. */
  upload: UploadFile | undefined;
  /** Why the user cannot post now; undefined if the user can. */
  refusal?: ReactNode;
  /** 2 inside a group, whose name is the heading of the page. */
  level?: 1 | 2;
  onSaved: (discussionId: number) => void;
  onCancel: () => void;
}

/** Writes a new post or changes one. What is typed survives closing the page. */
export function DiscussionForm({ subject, edited, level = 1, refusal, ...props }: DiscussionFormProps) {
  const m = useMessages(formMessages);
  const form = useDiscussionForm({ subject, edited, onSaved: props.onSaved });
  const title = edited === undefined ? newTitles[subject.kind] : editTitles[subject.kind];
  return (
    <>
      <PageHeader
        level={level}
        title={m[title]}
        description={subject.problemId === undefined ? m.draftKept : m.about(subject.problemId)}
      />
      <Sheet>
        <form
          className={classes['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Notes form={form} refusal={refusal} isSolution={subject.kind === 'solution'} />
          <HeadFields form={form} problemId={subject.problemId} canPin={props.canPin} />
          <ContentField form={form} upload={props.upload} />
          <div className={classes['buttons']}>
            <Button variant="default" onClick={props.onCancel}>
              {m.cancel}
            </Button>
            <Button type="submit" loading={form.isSaving} disabled={refusal !== undefined}>
              {edited === undefined ? m.submit : m.save}
            </Button>
          </div>
        </form>
      </Sheet>
    </>
  );
}

const newTitles = { discussion: 'newDiscussion', solution: 'newSolution' } as const;
const editTitles = { discussion: 'editDiscussion', solution: 'editSolution' } as const;

interface NotesProps {
  form: DiscussionFormState;
  refusal: ReactNode;
  isSolution: boolean;
}

function Notes({ form, refusal, isSolution }: NotesProps) {
  const m = useMessages(formMessages);
  return (
    <>
      {refusal !== undefined && <FormAlert kind="warning">{refusal}</FormAlert>}
      {form.failure !== undefined && <FormAlert kind="error">{form.failure}</FormAlert>}
      {isSolution && <FormAlert kind="info">{m.solutionNote}</FormAlert>}
      {form.isRestored && (
        <FormAlert kind="info">
          {m.draftRestored}{' '}
          <button type="button" className={classes['link']} onClick={form.discardDraft}>
            {m.discardDraft}
          </button>
        </FormAlert>
      )}
    </>
  );
}

interface HeadFieldsProps {
  form: DiscussionFormState;
  problemId: string | undefined;
  canPin: boolean;
}

function HeadFields({ form, problemId, canPin }: HeadFieldsProps) {
  const m = useMessages(formMessages);
  const { values, errorOf, set, visit } = form;
  const titleHint =
    problemId === undefined ? m.titleHint(discussionLimits.titleMaximum) : m.prefixHint(`[${problemId}]`);
  return (
    <>
      <TextInput
        {...hintBelow(titleHint, errorOf('title'))}
        label={m.titleLabel}
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
        onBlur={() => visit('title')}
        onKeyDown={preventEnterSubmit}
        autoComplete="off"
        data-field="title"
        required
      />
      <TextInput
        {...hintBelow(m.summaryHint, errorOf('description'))}
        label={m.summaryLabel}
        value={values.description}
        error={errorOf('description')}
        onChange={(event) => set({ description: event.currentTarget.value })}
        onBlur={() => visit('description')}
        onKeyDown={preventEnterSubmit}
        autoComplete="off"
        data-field="description"
        required
      />
      <div className={classes['line']}>
        <CategoryField form={form} />
        {canPin && (
          <Switch
            label={m.pin}
            description={m.pinHint}
            checked={values.isPinned}
            onChange={(event) => set({ isPinned: event.currentTarget.checked })}
          />
        )}
      </div>
    </>
  );
}

function CategoryField({ form: { values, errorOf, set, visit } }: { form: DiscussionFormState }) {
  const m = useMessages(formMessages);
  const { data = [], isError } = useQuery(categoriesQuery);
  return (
    <NativeSelect
      className={classes['category'] ?? ''}
      label={m.categoryLabel}
      value={values.categoryId === undefined ? '' : String(values.categoryId)}
      error={isError ? m.categoriesFailed : errorOf('categoryId')}
      data={[
        { value: '', label: m.categoryPlaceholder, disabled: true },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => set({ categoryId: Number(event.currentTarget.value) })}
      onBlur={() => visit('categoryId')}
      data-field="categoryId"
      required
    />
  );
}
