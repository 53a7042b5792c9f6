/**
 * How this works: a view counts once per viewer and hour. The counters of the platform remember the viewers for all servers. All
 * views of a moment are one statement, because writing each alone costs more than reading the discussion, and readers of one
 * discussion would wait for its row. It takes rows in one order, so that the statements of two servers do not wait for each other.
 */
import { sql, type Queryable } from '@touchstone/database';

export interface View {
  /** Of the viewer and the discussion. */
  key: string;
  discussionId: number;
}

/** Returns the end of the hour of each key, and whether the view is the first one in it. */
export async function countViews(
  database: Queryable,
  views: readonly View[],
  { now, windowSeconds }: { now: Date; windowSeconds: number },
) {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { rows } = await sql<{ key: string; isFirst: boolean; windowEndsAt: Date }>`
    WITH viewed AS (
      SELECT * FROM unnest(${views.map(({ key }) => key)}::text[],
        ${views.map(({ discussionId }) => discussionId)}::bigint[]) AS viewed (key, discussion_id)
    ), counted AS (
      INSERT INTO event_counter (key, count, window_ends_at)
      SELECT key, 1, ${windowEndsAt}::timestamptz FROM viewed ORDER BY key
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN event_counter.window_ends_at <= ${now}::timestamptz THEN 1 ELSE event_counter.count + 1 END,
        window_ends_at = CASE WHEN event_counter.window_ends_at <= ${now}::timestamptz
          THEN excluded.window_ends_at ELSE event_counter.window_ends_at END
      RETURNING key, count = 1 AS is_first, window_ends_at
    ), added AS (
      SELECT discussion_id, count(*)::integer AS count FROM counted JOIN viewed USING (key)
      WHERE is_first GROUP BY discussion_id
    ), added_to AS (
      INSERT INTO discussion_view AS seen (discussion_id, view_count)
      SELECT id, added.count FROM discussion JOIN added ON added.discussion_id = discussion.id ORDER BY id
      ON CONFLICT (discussion_id) DO UPDATE SET view_count = seen.view_count + excluded.view_count
    )
    SELECT key, is_first, window_ends_at FROM counted`.execute(database);
  return rows;
}
