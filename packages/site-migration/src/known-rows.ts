/**
 * What the target has by now: references of later rows are checked against it, and names that must be unique. It is loaded
 * once at the start; then each mapped row registers itself, so that a dry run knows the same as a real one.
 */
import { IdSet } from './id-set.ts';

export interface KnownProblem {
  readonly isOi: boolean;
  /** Whether the text of its cases is in the database of the source. */
  readonly areCasesTyped: boolean;
}

export interface KnownName {
  readonly id: string;
  readonly username: string;
  readonly isStaff: boolean;
}

export interface KnownContestProblem {
  readonly contestId: number;
  readonly problemId: number;
}

export class KnownRows {
  readonly users = new Set<string>();
  /** Lower-case names. */
  readonly usernames = new Map<string, string>();
  /** The first account of each skeleton: who looks alike. */
  readonly lookalikes = new Map<string, KnownName>();
  readonly emails = new Set<string>();
  readonly groups = new IdSet();
  readonly groupNames = new Set<string>();
  readonly classifications = new IdSet();
  readonly tags = new IdSet();
  readonly tagNames = new Set<string>();
  readonly problems = new Map<number, KnownProblem>();
  readonly displayIds = new Map<string, number>();
  /** The last position of the cases of a problem. */
  readonly casePositions = new Map<number, number>();
  /** Ids of our languages, by judge and name. */
  readonly languageIds = new Map<string, number>();
  /** Our languages, by the id in the source. */
  readonly languages = new Map<number, { readonly id: number; readonly name: string }>();
  readonly contests = new IdSet();
  readonly contestProblems = new Map<number, KnownContestProblem>();
  readonly contestNames = new Set<string>();
  /** Announcements of contests, by their id: the contest. */
  readonly contestOfAnnouncement = new Map<number, number>();
  readonly submissions = new IdSet();
  readonly trainingCategories = new IdSet();
  readonly categoryNames = new Set<string>();
  readonly categoryOfTraining = new Map<number, number>();
  readonly trainings = new IdSet();
  readonly discussionCategories = new IdSet();
  readonly discussions = new IdSet();
  readonly comments = new IdSet();
  readonly replies = new IdSet();
  readonly notices = new IdSet();
  /** From side tables of the source. */
  readonly roles = new Map<string, number>();
  readonly ratings = new Map<string, number>();
}
