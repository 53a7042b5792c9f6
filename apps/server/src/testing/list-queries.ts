/** The list queries of the public pages, as the server sends them, and the indexes they need. */
import type { Database } from '@touchstone/database';
import { createProblemLoader } from '../modules/problems/list-problems.ts';
import { findProblemPage, listProgress } from '../modules/problems/problem-detail.repository.ts';
import { everything, type ProblemFilter } from '../modules/problems/problem-list.repository.ts';
import {
  countSubmissionsByDay,
  findAccount,
  listSolvedProblems,
  summariseSubmissions,
} from '../modules/profiles/profiles.repository.ts';
import type { RankingKind } from '../modules/rankings/rankings.repository.ts';
import { createRankingLoader } from '../modules/rankings/list-ranking.ts';
import {
  countSubmissionsSince,
  listNewestProblems,
  listNewestUsers,
  listSolversSince,
} from '../modules/site/home/home.repository.ts';
import { loadOwnProblems } from '../modules/problems/own-problems.repository.ts';
import { createSubmissionLoader } from '../modules/submissions/list/list-submissions.ts';
import type { SubmissionFilter } from '../modules/submissions/list/parse-search.ts';

/** The user and problem with the most rows. */
export interface Busiest {
  user: { id: string; username: string };
  displayId: string;
}

type Run = (database: Database, busiest: Busiest) => Promise<unknown>;

const clock = () => new Date();
const eventBus = { subscribe: () => undefined } as never;

const problems =
  (filter: Partial<ProblemFilter>, currentPage = 1): Run =>
  (database) =>
    createProblemLoader({ database, clock, eventBus }).loadPage(
      { ...everything, ...filter },
      { currentPage, limit: 30 },
      { locale: 'zh-CN' },
    );
const submissions =
  (filter: (busiest: Busiest) => SubmissionFilter, currentPage = 1): Run =>
  (database, busiest) =>
    createSubmissionLoader({ database, clock, eventBus })(filter(busiest), { currentPage, limit: 15 });
const ranking =
  (kind: RankingKind, text?: string, currentPage = 1): Run =>
  (database) =>
    createRankingLoader({ database, clock })({
      kind,
      search: text === undefined ? undefined : { text, isByRealName: false },
      page: { currentPage, limit: 30 },
    });

export const whole = (text: string) => ({ displayId: { text, isWhole: true } });
export const part = (text: string) => ({ displayId: { text, isWhole: false } });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The queries, and the indexes without which they would cost too much. */
export const listQueries: [string, Run, string[]][] = [
  ['all problems', problems({}), ['problem_list', 'problem_pkey', 'problem_result_count_pkey']],
  ['the last problems', problems({}, 60), ['problem_list']],
  ['problems of a difficulty', problems({ difficulty: 2 }), ['problem_list']],
  ['our own problems', problems({ origin: 'own' }), ['problem_list']],
  ['the problems of a site', problems({ origin: { prefix: 'HDU' } }), ['problem_list']],
  ['problems with a tag', problems({ tagIds: [5] }), ['problem_tag_of_tag']],
  ['problems with three tags', problems({ tagIds: [1, 2, 3] }), ['problem_tag_of_tag']],
  ['a pair of Chinese characters', problems({ keyword: '石桥' }), ['problem_keyword']],
  ['one Chinese character', problems({ keyword: '桥' }), ['problem_keyword']],
  ['an English word', problems({ keyword: 'lantern' }), ['problem_keyword']],
  ['one letter', problems({ keyword: 'q' }), ['problem_keyword']],
  ['a display id', problems({ keyword: 'P10777' }), ['problem_keyword']],
  ['a keyword that nothing has', problems({ keyword: 'zzzzz' }), ['problem_keyword']],
  ['a keyword, a tag and a difficulty', problems({ keyword: '计数', tagIds: [1], difficulty: 0 }), []],
  ['all submissions', submissions(() => ({})), ['submission_public', 'submission_pkey']],
  ['submissions far down', submissions(() => ({}), 1000), ['submission_public']],
  ['a status', submissions(() => ({ status: 0 })), ['submission_public_status']],
  ['a rare status', submissions(() => ({ status: 10 })), ['submission_public_status']],
  ['a status far down', submissions(() => ({ status: 0 }), 300), ['submission_public_status']],
  ['own submissions', submissions(({ user }) => ({ userId: user.id })), ['submission_public_of_user']],
  [
    'own submissions of a status',
    submissions(({ user }) => ({ userId: user.id, status: 3 })),
    ['submission_public_of_user'],
  ],
  ['a username', submissions(({ user }) => ({ usernamePart: user.username })), ['user_account_keyword']],
  ['a part of many usernames', submissions(() => ({ usernamePart: 'er_' })), ['user_account_keyword']],
  ['two letters of a username', submissions(() => ({ usernamePart: 'ot' })), ['user_account_keyword']],
  [
    'a problem',
    submissions(({ displayId }) => whole(displayId)),
    ['problem_display_id', 'submission_problem'],
  ],
  [
    'a problem and a status',
    submissions(({ displayId }) => ({ ...whole(displayId), status: 1 })),
    ['submission_problem'],
  ],
  ['a part of a display id', submissions(() => part('P1099')), ['problem_keyword', 'submission_problem']],
  ['a part of most display ids', submissions(() => part('1')), ['problem_keyword']],
  [
    'a username and a problem',
    submissions(({ user }) => ({ usernamePart: user.username, ...part('P100') })),
    ['user_account_keyword', 'problem_keyword'],
  ],
  ['the ACM ranking', ranking('acm'), ['user_statistic_acm', 'user_account_pkey']],
  ['the ACM ranking far down', ranking('acm', undefined, 120), ['user_statistic_acm']],
  ['the OI ranking', ranking('oi'), ['user_statistic_oi']],
  ['the OI ranking far down', ranking('oi', undefined, 120), ['user_statistic_oi']],
  ['a part of a name in the ranking', ranking('acm', 'otter1'), ['user_account_keyword']],
  ['a Chinese nickname in the ranking', ranking('oi', '小明'), ['user_account_keyword']],
  [
    'the page of a problem',
    (database, { displayId }) => findProblemPage(database, displayId),
    ['problem_display_id'],
  ],
  [
    'progress in a page of problems',
    (database, { user }) =>
      listProgress(database, {
        userId: user.id,
        problemIds: Array.from({ length: 30 }, (_, index) => 1000 + index),
      }),
    ['submission_public_of_user_to_problem'],
  ],
  ['the solved and tried problems of a user', (database, { user }) => loadOwnProblems(database, user.id), []],
  ['an account by id', (database, { user }) => findAccount(database, { id: user.id }), ['user_account_pkey']],
  [
    'an account by name',
    (database, { user }) => findAccount(database, { username: user.username }),
    // The name is found by its unique index or by that of its beginning, which cost the same.
    ['login_record_user'],
  ],
  [
    'the submissions of a profile',
    (database, { user }) => summariseSubmissions(database, user.id),
    ['submission_public_of_user_to_problem'],
  ],
  [
    'the solved problems of a profile',
    (database, { user }) => listSolvedProblems(database, user.id),
    ['solved_problem_pkey'],
  ],
  [
    'the calendar of a profile',
    (database, { user }) => countSubmissionsByDay(database, user, daysAgo(0)),
    ['submission_user'],
  ],
  ['the newest problems', (database) => listNewestProblems(database, 10), ['problem_newest']],
  ['the newest users', (database) => listNewestUsers(database, 10), ['user_account_newest']],
  [
    'the submissions of a week',
    (database) => countSubmissionsSince(database, { day: daysAgo(7), secretContestIds: [1, 2] }),
    ['submission_time'],
  ],
  [
    'who solved most in a week',
    (database) => listSolversSince(database, { day: daysAgo(7), limit: 10 }),
    ['solved_problem_time'],
  ],
];
