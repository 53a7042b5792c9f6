/**
 * The context in which a problem is opened: the public problem set, a group, a training or a contest. It decides the URLs
 * that the page links to.
 */
import { switchFocusSearch } from '../../../lib/focus-mode.ts';
import type { WebsiteConfig } from '../../../lib/website-config.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Undefined if an id in the URL is not valid. */
export function parseContext(parameters: Parameters): ProblemContext | undefined {
  const { contestID, trainingID, groupID } = parameters;
  const context: ProblemContext = {};
  if (contestID !== undefined) {
    const contestId = parseId(contestID);
    if (contestId === undefined) return undefined;
    context.contestId = contestId;
  }
  if (trainingID !== undefined) {
    const trainingId = parseId(trainingID);
    if (trainingId === undefined) return undefined;
    context.trainingId = trainingId;
  }
  if (groupID !== undefined) {
    const groupId = parseId(groupID);
    if (groupId === undefined) return undefined;
    context.groupId = groupId;
  }
  return context;
}

/** Contests and trainings show a strip with all of their problems. */
export const hasStrip = ({ contestId, trainingId }: ProblemContext): boolean =>
  contestId !== undefined || trainingId !== undefined;

/** The path before `/problem/…` in this context. */
function baseOf({ contestId, trainingId, groupId }: ProblemContext): string {
  const group = groupId === undefined ? '' : `/group/${String(groupId)}`;
  if (contestId !== undefined) return `/contest/${String(contestId)}`;
  return trainingId === undefined ? group : `${group}/training/${String(trainingId)}`;
}

/** The first page of a contest, training or group; empty for the public set. */
export const contextUrl = (context: ProblemContext): string => baseOf(context);

const isPublicContext = (context: ProblemContext): boolean => baseOf(context) === '';

export function problemUrl(context: ProblemContext, problemId: string, isFullScreen: boolean): string {
  const page = `${baseOf(context)}/problem/${encodeURIComponent(problemId)}`;
  return isFullScreen ? `${page}/full-screen` : page;
}

/** Whether the URL is one of focus mode outside the public problem set. */
export const isFullScreenPath = (pathname: string): boolean => pathname.endsWith('/full-screen');

/** The list of problems that this problem belongs to. */
export function listUrl(context: ProblemContext): string {
  const base = baseOf(context);
  return hasStrip(context) ? `${base}/problems` : `${base}/problem`;
}

/** The list of contests, groups or trainings, for a context that refuses the viewer. */
export function contextListUrl({ contestId, trainingId, groupId }: ProblemContext): string {
  if (contestId !== undefined) return '/contest';
  if (groupId !== undefined) return '/group';
  return trainingId === undefined ? '/problem' : '/training';
}

export function submissionsUrl(context: ProblemContext, problemId: string): string {
  const filter = new URLSearchParams({ problemID: problemId, completeProblemID: 'true' }).toString();
  if (context.contestId !== undefined) return `/contest/${String(context.contestId)}/submissions?${filter}`;
  const group = context.groupId === undefined ? '' : `/group/${String(context.groupId)}`;
  return `${group}/status?${filter}`;
}

export function submissionUrl(context: ProblemContext, problemId: string, submitId: number): string {
  const detail = `submission-detail/${String(submitId)}`;
  if (context.contestId !== undefined) return `${problemUrl(context, problemId, false)}/${detail}`;
  return context.groupId === undefined ? `/${detail}` : `/group/${String(context.groupId)}/${detail}`;
}

type Switches = Pick<WebsiteConfig, 'openPublicDiscussion' | 'openGroupDiscussion'>;

/** Undefined in contests, and while the site has discussions switched off. */
export function discussionUrl(
  context: ProblemContext,
  problemId: string,
  switches: Switches | undefined,
): string | undefined {
  if (context.contestId !== undefined || switches === undefined) return undefined;
  const page = `discussion/${encodeURIComponent(problemId)}`;
  if (context.groupId !== undefined)
    return switches.openGroupDiscussion ? `/group/${String(context.groupId)}/${page}` : undefined;
  return switches.openPublicDiscussion ? `/${page}` : undefined;
}

/** While the configuration is loading they count as shown: the tab must not appear later and move the others. */
export function hasSolutions(
  { contestId, groupId }: ProblemContext,
  switches: Switches | undefined,
): boolean {
  if (contestId !== undefined) return false;
  if (switches === undefined) return true;
  return groupId === undefined ? switches.openPublicDiscussion : switches.openGroupDiscussion;
}

const groupBaseOf = ({ groupId }: ProblemContext): string =>
  groupId === undefined ? '' : `/group/${String(groupId)}`;

export const solutionUrl = (context: ProblemContext, discussionId: number): string =>
  `${groupBaseOf(context)}/discussion-detail/${String(discussionId)}`;

/** The form of a new solution. */
export const newSolutionUrl = (context: ProblemContext, problemId: string): string =>
  `${groupBaseOf(context)}/discussion/${encodeURIComponent(problemId)}?new=solution`;

interface FocusTarget {
  context: ProblemContext;
  problemId: string;
  pathname: string;
  search: string;
  isFocused: boolean;
}

/** The target of the focus button: other contexts have a full-screen route, a public problem hides the shell. */
export function focusUrl({ context, problemId, pathname, search, isFocused }: FocusTarget): string {
  if (isPublicContext(context)) return `${pathname}${switchFocusSearch(search, !isFocused)}`;
  return `${problemUrl(context, problemId, !isFocused)}${search}`;
}
