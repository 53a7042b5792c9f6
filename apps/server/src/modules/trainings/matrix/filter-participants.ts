import { statuses, type CellFilter, type MatrixSort, type TrainingState } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isInState, sortParticipants } from '@touchstone/rules/trainings/participant-order';
import { searchParticipants, type Participant, type Participants } from '../rank/load-participants.ts';
import { mapStatuses } from '../rank/participants.repository.ts';

export interface MatrixFilter {
  keyword?: string | undefined;
  state?: TrainingState | null | undefined;
  /** Both or none. */
  pid?: number | undefined;
  cell?: CellFilter | null | undefined;
  sort?: MatrixSort | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

interface Filtering {
  trainingId: number;
  filter: MatrixFilter;
  problemCount: number;
}

/** The participants that match, in the order of the filter. */
export async function filterParticipants(
  database: Queryable,
  { ranked }: Participants,
  { trainingId, filter, problemCount }: Filtering,
): Promise<readonly Participant[]> {
  const { keyword, state, pid, cell, sort, order } = filter;
  const named = searchParticipants(ranked, keyword, [
    'username',
    'nickname',
    'realname',
    'school',
    'studentNumber',
  ]);
  const inState =
    state == null ? named : named.filter((participant) => isInState(participant, state, problemCount));
  const found =
    pid === undefined || cell == null
      ? inState
      : filterByCell(inState, cell, await mapStatuses(database, { trainingId, problemId: pid }));
  return sortParticipants(found, sort ?? 'rank', order ?? undefined);
}

function filterByCell(
  participants: readonly Participant[],
  cell: CellFilter,
  statusOf: ReadonlyMap<string, number>,
): Participant[] {
  const keep = (matches: (status: number | undefined) => boolean) =>
    participants.filter(({ id }) => matches(statusOf.get(id)));
  switch (cell) {
    case 'accepted':
      return keep((status) => status === statuses.accepted);
    case 'failed':
      return keep((status) => status !== undefined && status !== statuses.accepted);
    case 'none':
      return keep((status) => status === undefined);
    default:
      return cell satisfies never;
  }
}
