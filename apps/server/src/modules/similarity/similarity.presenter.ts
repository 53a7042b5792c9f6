import {
  toWireDate,
  type Locale,
  type WireComparedProgram,
  type WireSimilarPair,
  type WireSimilarityResult,
  type WireSimilaritySummary,
} from '@touchstone/contract';
import type { ComparedTarget } from './similarity-target.ts';
import type { ComparisonRow, PairRow, ProgramRow } from './similarity.repository.ts';

export const presentSummary = (row: ComparisonRow): WireSimilaritySummary => ({
  id: row.id,
  state: row.state,
  choice: row.choice,
  families: row.families,
  threshold: row.threshold,
  done: row.done,
  total: row.total,
  startedAt: toWireDate(row.startedAt),
  finishedAt: row.finishedAt === null ? null : toWireDate(row.finishedAt),
  startedBy: row.username,
  pairs: row.pairs,
  marked: row.marked,
});

export const presentTarget = (
  { kind, id, title, groupId }: ComparedTarget,
  locale: Locale,
): WireSimilarityResult['of'] => ({
  kind,
  target: id,
  title: title(locale),
  gid: groupId,
});

export const presentProblems = (
  { problems }: ComparedTarget,
  locale: Locale,
): WireSimilarityResult['problems'] =>
  problems.map(({ id, displayId, title }) => ({ id, displayId, title: title(locale) }));

export const presentProgram = (row: ProgramRow): WireComparedProgram => ({
  id: row.id,
  submitId: row.submissionId,
  uid: row.userId,
  username: row.username,
  realname: row.realname,
  problemId: row.problemId,
  language: row.language,
  status: row.status,
  submitTime: toWireDate(row.submittedAt),
});

const fourDigits = 10_000;

export const presentPair = (row: PairRow): WireSimilarPair => ({
  id: row.id,
  left: row.leftId,
  right: row.rightId,
  similarity: Math.round(row.similarity * fourDigits) / fourDigits,
  longest: row.longestFragment,
  mark: row.mark,
  note: row.note,
  markedBy: row.markedBy,
});
