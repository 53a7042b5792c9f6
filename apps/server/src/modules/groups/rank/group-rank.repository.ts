import { sql, type Queryable } from '@touchstone/database';

/**
 * The results of all members, from submissions of the group outside contests: a contest has its own scoreboard, which may be
 * frozen.
 */
export async function loadGroupResults(database: Queryable, groupId: number) {
  const { rows } = await sql<{
    uid: string;
    username: string;
    nickname: string | null;
    realname: string | null;
    avatar: string | null;
    titleName: string | null;
    titleColor: string | null;
    ac: number;
    total: number;
    score: number;
  }>`
    WITH best AS (
      SELECT user_id, count(*) AS total, bool_or(status = 0) AS is_accepted, max(oi_rank_score) AS score
      FROM submission WHERE group_id = ${groupId} AND contest_id IS NULL
      GROUP BY user_id, problem_id
    ), result AS (
      SELECT user_id, sum(total)::integer AS total, count(*) FILTER (WHERE is_accepted)::integer AS ac,
        coalesce(sum(score), 0)::integer AS score
      FROM best GROUP BY user_id
    )
    SELECT user_account.id AS uid, username, nickname, realname, avatar_url AS avatar,
      title_name AS "titleName", title_color AS "titleColor",
      coalesce(ac, 0) AS ac, coalesce(total, 0) AS total, coalesce(score, 0) AS score
    FROM group_member
    JOIN user_account ON user_account.id = group_member.user_id AND NOT is_banned
    LEFT JOIN result ON result.user_id = group_member.user_id
    WHERE group_member.group_id = ${groupId} AND auth BETWEEN 3 AND 5`.execute(database);
  return rows;
}

export type GroupResult = Awaited<ReturnType<typeof loadGroupResults>>[number];
