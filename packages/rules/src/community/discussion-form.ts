/** Rules of the fields of a discussion and of a report, for the server and the forms of the web. */
import { discussionLimits, reportTags, type ReportTag } from '@touchstone/contract/discussion-limits';

export interface DiscussionForm {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly categoryId: number | undefined;
}

/** As the database counts: an emoji is one character. */
const lengthOf = (text: string) => Array.from(text).length;

const checks = {
  title: ({ title }: DiscussionForm) =>
    findTextError(title, discussionLimits.titleMaximum, [
      'discussionTitleEmpty',
      'discussionTitleLong',
    ] as const),
  description: ({ description }: DiscussionForm) =>
    findTextError(description, discussionLimits.descriptionMaximum, [
      'discussionDescriptionEmpty',
      'discussionDescriptionLong',
    ] as const),
  content: ({ content }: DiscussionForm) =>
    findTextError(content, discussionLimits.contentMaximum, [
      'discussionContentEmpty',
      'discussionContentLong',
    ] as const),
  categoryId: ({ categoryId }: DiscussionForm) =>
    categoryId === undefined ? ('discussionCategoryMissing' as const) : undefined,
};

export type DiscussionField = keyof typeof checks;
export type DiscussionFormError = NonNullable<ReturnType<(typeof checks)[DiscussionField]>>;

function findTextError<Empty, Long>(
  text: string,
  maximum: number,
  [empty, long]: readonly [Empty, Long],
): Empty | Long | undefined {
  if (text.trim() === '') return empty;
  return lengthOf(text) > maximum ? long : undefined;
}

export const findFieldError = (
  form: DiscussionForm,
  field: DiscussionField,
): DiscussionFormError | undefined => checks[field](form);

const fields = Object.keys(checks) as DiscussionField[];

/** The first error, in the order of the form. */
export function findDiscussionFormError(form: DiscussionForm): DiscussionFormError | undefined {
  for (const field of fields) {
    const error = findFieldError(form, field);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** The title of a discussion about a problem has the id of the problem in front, once. */
export function prefixTitle(title: string, displayId: string): string {
  const prefix = `[${displayId}]`;
  return title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

export interface ParsedReport {
  readonly tags: readonly ReportTag[];
  readonly reason: string;
}

export type ReportError = 'reportEmpty' | 'reportTagUnknown' | 'reportReasonLong';

const tagOfLabel = new Map(
  Object.entries(reportTags).map(([tag, label]) => [label as string, tag as ReportTag]),
);
const leadingTag = /^#([^#\n]{1,20})#\s*/;

/** Each tag between hash signs, then the reason. */
export function parseReport(content: string): ParsedReport | ReportError {
  const tags = new Set<ReportTag>();
  let rest = content.trim();
  for (let match = leadingTag.exec(rest); match !== null; match = leadingTag.exec(rest)) {
    const tag = tagOfLabel.get(match[1] ?? '');
    if (tag === undefined) return 'reportTagUnknown';
    tags.add(tag);
    rest = rest.slice(match[0].length);
  }
  const reason = rest.trim();
  if (tags.size === 0 && reason === '') return 'reportEmpty';
  return lengthOf(reason) > discussionLimits.reportReasonMaximum
    ? 'reportReasonLong'
    : { tags: [...tags], reason };
}

/** As existing clients write it. */
export const formatReport = ({ tags, reason }: ParsedReport): string =>
  [...tags.map((tag) => `#${reportTags[tag]}#`), reason].filter((part) => part !== '').join(' ');
