import { problemTypes, toWireDate, type Locale } from '@touchstone/contract';
import { titleFor } from '../../../platform/translated-columns.ts';
import type { CarouselRow, NewestProblemRow, SolverRow } from './home.repository.ts';

export const presentPicture = ({ id, sha256, name }: CarouselRow) => ({
  id,
  url: `/api/public/img/${sha256}${/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''}`,
});

export const presentNewestProblem = (problem: NewestProblemRow, locale: Locale) => ({
  id: problem.id,
  problemId: problem.displayId,
  title: titleFor(problem, locale),
  type: problemTypes[problem.scoring],
  gmtCreate: toWireDate(problem.createdAt),
  gmtModified: toWireDate(problem.updatedAt),
});

export const presentSolver = (user: SolverRow) => ({
  uid: user.id,
  username: user.username,
  nickname: user.nickname,
  avatar: user.avatarUrl,
  titleName: user.titleName,
  titleColor: user.titleColor,
  ac: user.solved,
  total: null,
  rating: null,
  signature: null,
});
