/** The fields of a discussion as its form edits them. Pure. */
import { discussionLimits, type DiscussionKind } from '@touchstone/contract/discussion-limits';
import {
  findFieldError,
  prefixTitle,
  type DiscussionFormError,
  type DiscussionField,
} from '@touchstone/rules/community/discussion-form';
import type { FieldOfCode } from '../../../lib/form-failure.ts';
import { stripProblemPrefix } from '../../../lib/strip-problem-prefix.ts';
import type { Discussion } from '../api/get-discussion.ts';
import type { SentDiscussion } from '../api/save-discussion.ts';
import type { formMessages } from './form-messages.ts';

export interface DiscussionValues {
  /** Without the id of the problem in front. */
  title: string;
  description: string;
  content: string;
  categoryId: number | undefined;
  isPinned: boolean;
}

/** What the form writes: a new post, or a change of one. */
export interface FormSubject {
  kind: DiscussionKind;
  /** The display id. */
  problemId: string | undefined;
}

export const emptyValues: DiscussionValues = {
  title: '',
  description: '',
  content: '',
  categoryId: undefined,
  isPinned: false,
};

export const valuesOf = (discussion: Discussion): DiscussionValues => ({
  title: stripProblemPrefix(discussion.title, discussion.pid),
  description: discussion.description,
  content: discussion.content,
  categoryId: discussion.categoryId,
  isPinned: discussion.topPriority,
});

const wholeTitle = (title: string, problemId: string | undefined): string =>
  problemId === undefined || title.trim() === '' ? title.trim() : prefixTitle(title.trim(), problemId);

export const toSent = (
  { title, description, content, categoryId, isPinned }: DiscussionValues,
  { kind, problemId }: FormSubject,
): SentDiscussion => ({
  title: wholeTitle(title, problemId),
  description: description.trim(),
  content,
  categoryId,
  pid: problemId,
  kind,
  topPriority: isPinned,
});

export const formFields = ['title', 'description', 'categoryId', 'content'] as const;

export const fieldOfError: FieldOfCode<DiscussionField> = {
  discussionTitleEmpty: 'title',
  discussionTitleLong: 'title',
  discussionDescriptionEmpty: 'description',
  discussionDescriptionLong: 'description',
  discussionContentEmpty: 'content',
  discussionContentLong: 'content',
  discussionCategoryMissing: 'categoryId',
  discussionCategoryGone: 'categoryId',
};

type Words = (typeof formMessages)['en-US'];
const { titleMaximum, descriptionMaximum, contentMaximum } = discussionLimits;

const errorTexts: Readonly<Record<DiscussionFormError, (m: Words) => string>> = {
  discussionTitleEmpty: (m) => m.empty,
  discussionTitleLong: (m) => m.long(titleMaximum),
  discussionDescriptionEmpty: (m) => m.empty,
  discussionDescriptionLong: (m) => m.long(descriptionMaximum),
  discussionContentEmpty: (m) => m.empty,
  discussionContentLong: (m) => m.long(contentMaximum),
  discussionCategoryMissing: (m) => m.choose,
};

/** The text of the error of each field, by the rule of the server. */
export function findErrors(
  values: DiscussionValues,
  subject: FormSubject,
  m: Words,
): Partial<Record<DiscussionField, string>> {
  const form = { ...values, title: wholeTitle(values.title, subject.problemId) };
  const errors = formFields.flatMap((field) => {
    const error = findFieldError(form, field);
    return error === undefined ? [] : [[field, errorTexts[error](m)] as const];
  });
  return Object.fromEntries(errors);
}
