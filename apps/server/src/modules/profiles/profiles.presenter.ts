import { toWireDate, type DataOf, type profilesCalls } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { AccountRow, SolvedProblemRow, SubmissionSummaryRow } from './profiles.repository.ts';

type Profile = DataOf<(typeof profilesCalls)['GET /api/get-user-home-info']>;

interface ProfileRows {
  account: AccountRow;
  submissions: SubmissionSummaryRow[];
  solved: SolvedProblemRow[];
}

export function presentProfile(
  { account, submissions, solved }: ProfileRows,
  viewer: Viewer | undefined,
): Profile {
  const scoreList = submissions.flatMap(({ bestScore }) => (bestScore === null ? [] : [bestScore]));
  return {
    uid: account.id,
    username: account.username,
    nickname: account.nickname,
    gender: account.gender,
    signature: account.signature,
    school: account.school,
    github: account.github,
    blog: account.blog,
    avatar: account.avatarUrl,
    titleName: account.titleName,
    titleColor: account.titleColor,
    rating: account.rating,
    total: sum(submissions.map((row) => row.submissions)),
    score: sum(scoreList),
    scoreList,
    solvedList: solved.map((problem) => problem.displayId),
    solvedGroupByDifficulty: solved.length === 0 ? null : groupByDifficulty(solved),
    recentLoginTime: account.recentLoginAt && toWireDate(account.recentLoginAt),
    phone: maySeePhone(account, viewer) ? account.phone : null,
    memberStatus: account.memberStatus,
    memberAnnual: account.isAnnualMember ? 1 : 0,
    gmtMemberExp: account.memberExpiresAt && toWireDate(account.memberExpiresAt),
    level: account.level,
  };
}

const maySeePhone = (account: AccountRow, viewer: Viewer | undefined) =>
  viewer !== undefined && (viewer.id === account.id || isAnyAdmin(viewer.role));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const difficulties = [0, 1, 2];

const groupByDifficulty = (solved: SolvedProblemRow[]) =>
  Object.fromEntries(
    difficulties.map((difficulty) => [
      String(difficulty),
      solved.filter((problem) => problem.difficulty === difficulty).map(presentSolvedProblem),
    ]),
  );

const presentSolvedProblem = ({ id, displayId, difficulty }: SolvedProblemRow) => ({
  id,
  problemId: displayId,
  difficulty,
});
