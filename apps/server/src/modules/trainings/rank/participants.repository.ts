/**
 * The participants of a training: its registered users; of a public training in a group, the members. The author, super
 * administrators and roots of the group are not among them.
 */
import { roleCodes } from '@touchstone/contract';
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import type { TrainingRow } from '../trainings.repository.ts';

export type RankedTraining = Pick<TrainingRow, 'id' | 'groupId' | 'visibility' | 'authorId'>;

interface ParticipantSource {
  trainingId: RawBuilder<unknown>;
  /** Undefined: outside groups. */
  groupId: RawBuilder<unknown> | undefined;
  authorId: RawBuilder<unknown>;
  visibility: RankedTraining['visibility'];
}

/** A FROM clause with the tables `account` and `participant`; a member without a row has nulls. */
function selectFrom({ trainingId, groupId, authorId, visibility }: ParticipantSource): RawBuilder<unknown> {
  const isRegistered = sql`participant.registered_at IS NOT NULL`;
  const isRanked = sql`account.role_code <> ${sql.lit(roleCodes.root)} AND account.id IS DISTINCT FROM ${authorId}`;
  if (groupId === undefined)
    return sql`
      FROM training_participant AS participant JOIN user_account AS account ON account.id = participant.user_id
      WHERE participant.training_id = ${trainingId} AND ${isRegistered} AND ${isRanked}`;
  return sql`
    FROM group_member AS member JOIN user_account AS account ON account.id = member.user_id
    LEFT JOIN training_participant AS participant
      ON participant.training_id = ${trainingId} AND participant.user_id = member.user_id
    WHERE member.group_id = ${groupId} AND member.auth IN (3, 4) AND ${isRanked}
      AND ${visibility === 'private' ? isRegistered : sql`true`}`;
}

/** As `selectFrom`, with the values of one training. */
export const fromParticipants = ({
  id,
  groupId,
  visibility,
  authorId,
}: RankedTraining): RawBuilder<unknown> =>
  selectFrom({
    trainingId: sql`${id}`,
    groupId: groupId === null ? undefined : sql`${groupId}`,
    authorId: sql`${authorId}`,
    visibility,
  });

export async function countParticipants(
  database: Queryable,
  training: RankedTraining,
  where: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total ${fromParticipants(training)} AND ${where}`.execute(database);
  return rows[0]?.total ?? 0;
}

interface Keys {
  trainingId: number;
  groupId: number;
  authorId: string | null;
}

const prepareVersions = prepareForEach(
  ({ isInGroup, visibility }: { isInGroup: boolean; visibility: RankedTraining['visibility'] }) =>
    prepareQuery((database, value: ValueOf<Keys>) =>
      database
        .selectFrom(
          sql<{ id: string; version: string }>`(
            SELECT account.id, coalesce(participant.xmin::text, '') || ' ' || account.xmin AS version
            ${selectFrom({
              trainingId: sql`${value('trainingId')}::bigint`,
              groupId: isInGroup ? sql`${value('groupId')}::bigint` : undefined,
              authorId: sql`${value('authorId')}::text`,
              visibility,
            })})`.as('versions'),
        )
        .select(['id', 'version']),
    ),
);

/**
 * All participants, in no particular order. The version of a row changes with every change of the account, and of the sums or
 * cells of the participant. Reading it for all is much cheaper than reading what it stands for.
 */
export const listVersions = (
  database: Queryable,
  { id, groupId, visibility, authorId }: RankedTraining,
): Promise<{ id: string; version: string }[]> =>
  prepareVersions({ isInGroup: groupId !== null, visibility })(database, {
    trainingId: id,
    groupId: groupId ?? 0,
    authorId,
  });

interface ParticipantKeys {
  trainingId: number;
  userIds: readonly string[];
}

/** Of these users. A member of the group without a result has zeros. */
export const listParticipantRows = prepareQuery((database, value: ValueOf<ParticipantKeys>) =>
  database
    .selectFrom('userAccount as account')
    .leftJoin('trainingParticipant as participant', (join) =>
      join
        .on('participant.trainingId', '=', sql<number>`${value('trainingId')}::bigint`)
        .onRef('participant.userId', '=', 'account.id'),
    )
    .select(['account.id', 'account.username', 'account.nickname', 'account.realname', 'account.school'])
    .select(['account.studentNumber', 'account.gender', 'account.avatarUrl', 'participant.lastSubmittedAt'])
    .select([
      sql<boolean>`participant.registered_at IS NOT NULL`.as('isRegistered'),
      sql<boolean>`participant.is_disabled IS TRUE`.as('isDisabled'),
      sql<number>`coalesce(participant.solved, 0)`.as('solved'),
      sql<number>`coalesce(participant.late, 0)`.as('late'),
      sql<number>`coalesce(participant.score, 0)`.as('score'),
      sql<number>`coalesce(participant.attempts, 0)`.as('attempts'),
      sql<number>`coalesce(participant.total_run_time_ms, 0)::integer`.as('totalRunTimeMs'),
      sql<string>`coalesce(participant.xmin::text, '') || ' ' || account.xmin`.as('version'),
    ])
    .where('account.id', '=', sql<string>`ANY(${value('userIds')}::text[])`),
);
export type ParticipantRow = Awaited<ReturnType<typeof listParticipantRows>>[number];

/** All cells of these users. */
export const listCells = prepareQuery((database, value: ValueOf<ParticipantKeys>) =>
  database
    .selectFrom('trainingCell')
    .selectAll()
    .where('trainingId', '=', sql<number>`${value('trainingId')}::bigint`)
    .where('userId', '=', sql<string>`ANY(${value('userIds')}::text[])`),
);
export type CellRow = Awaited<ReturnType<typeof listCells>>[number];

/** The users with a cell for the problem. */
export async function mapStatuses(
  database: Queryable,
  { trainingId, problemId }: { trainingId: number; problemId: number },
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('trainingCell')
    .select(['userId', 'status'])
    .where('trainingId', '=', trainingId)
    .where('problemId', '=', problemId)
    .execute();
  return new Map(rows.map(({ userId, status }) => [userId, status]));
}
