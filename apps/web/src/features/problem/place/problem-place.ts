/**
 * Where a problem is opened: in the public problem set, a group, a training or a contest. The place decides which addresses
 * lie around the page.
 */
import { switchFocusSearch } from '../../../lib/focus-mode.ts';
import type { WebsiteConfig } from '../../../lib/website-config.ts';
import type { ProblemPlace } from '../workbench/workbench-problem.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Undefined when the address names a place by something that is no id. */
export function readPlace(parameters: Parameters): ProblemPlace | undefined {
  const { contestID, trainingID, groupID } = parameters;
  const place: ProblemPlace = {};
  if (contestID !== undefined) {
    const contestId = readId(contestID);
    if (contestId === undefined) return undefined;
    place.contestId = contestId;
  }
  if (trainingID !== undefined) {
    const trainingId = readId(trainingID);
    if (trainingId === undefined) return undefined;
    place.trainingId = trainingId;
  }
  if (groupID !== undefined) {
    const groupId = readId(groupID);
    if (groupId === undefined) return undefined;
    place.groupId = groupId;
  }
  return place;
}

/** Contests and trainings have a list of problems to walk through. */
export const hasStrip = ({ contestId, trainingId }: ProblemPlace): boolean =>
  contestId !== undefined || trainingId !== undefined;

/** What lies in front of `/problem/…` in this place. */
function baseOf({ contestId, trainingId, groupId }: ProblemPlace): string {
  const group = groupId === undefined ? '' : `/group/${String(groupId)}`;
  if (contestId !== undefined) return `/contest/${String(contestId)}`;
  return trainingId === undefined ? group : `${group}/training/${String(trainingId)}`;
}

/** The first page of a contest, training or group; empty for the public set. */
export const placeAddress = (place: ProblemPlace): string => baseOf(place);

const isPublicPlace = (place: ProblemPlace): boolean => baseOf(place) === '';

export function problemAddress(place: ProblemPlace, problemId: string, isFullScreen: boolean): string {
  const page = `${baseOf(place)}/problem/${encodeURIComponent(problemId)}`;
  return isFullScreen ? `${page}/full-screen` : page;
}

/** The list that the problem stands in. */
export function listAddress(place: ProblemPlace): string {
  const base = baseOf(place);
  return hasStrip(place) ? `${base}/problems` : `${base}/problem`;
}

/** Where one finds a place of this kind, when this one is closed. */
export function placesAddress({ contestId, trainingId, groupId }: ProblemPlace): string {
  if (contestId !== undefined) return '/contest';
  if (groupId !== undefined) return '/group';
  return trainingId === undefined ? '/problem' : '/training';
}

export function submissionsAddress(place: ProblemPlace, problemId: string): string {
  const filter = new URLSearchParams({ problemID: problemId, completeProblemID: 'true' }).toString();
  if (place.contestId !== undefined) return `/contest/${String(place.contestId)}/submissions?${filter}`;
  const group = place.groupId === undefined ? '' : `/group/${String(place.groupId)}`;
  return `${group}/status?${filter}`;
}

export function submissionAddress(place: ProblemPlace, problemId: string, submitId: number): string {
  const detail = `submission-detail/${String(submitId)}`;
  if (place.contestId !== undefined) return `${problemAddress(place, problemId, false)}/${detail}`;
  return place.groupId === undefined ? `/${detail}` : `/group/${String(place.groupId)}/${detail}`;
}

type Switches = Pick<WebsiteConfig, 'openPublicDiscussion' | 'openGroupDiscussion'>;

/** Undefined where there is nothing to discuss: in contests, and while the site keeps discussions closed. */
export function discussionAddress(
  place: ProblemPlace,
  problemId: string,
  switches: Switches | undefined,
): string | undefined {
  if (place.contestId !== undefined || switches === undefined) return undefined;
  const page = `discussion/${encodeURIComponent(problemId)}`;
  if (place.groupId !== undefined)
    return switches.openGroupDiscussion ? `/group/${String(place.groupId)}/${page}` : undefined;
  return switches.openPublicDiscussion ? `/${page}` : undefined;
}

interface FocusPlace {
  place: ProblemPlace;
  problemId: string;
  pathname: string;
  search: string;
  isFocused: boolean;
}

/** Where the focus button leads: a place has a full-screen address of its own, a public problem hides the shell. */
export function focusAddress({ place, problemId, pathname, search, isFocused }: FocusPlace): string {
  if (isPublicPlace(place)) return `${pathname}${switchFocusSearch(search, !isFocused)}`;
  return `${problemAddress(place, problemId, !isFocused)}${search}`;
}
