import type pg from 'pg';

/** Everything that migrations create, a line each, so that two databases can be compared. */
export async function describeSchema(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT format('table %s (%s)', c.relname, c.relpersistence) AS line
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    UNION ALL
    SELECT format('column %s.%s %s %s null=%s default=%s identity=%s generated=%s', c.relname, a.attname, a.attnum,
        format_type(a.atttypid, a.atttypmod), NOT a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated)
      FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
    UNION ALL
    SELECT format('constraint %s on %s: %s', k.conname, k.conrelid::regclass, pg_get_constraintdef(k.oid))
      FROM pg_constraint k WHERE k.connamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('index %s', pg_get_indexdef(i.indexrelid))
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('trigger %s %s', t.tgenabled, pg_get_triggerdef(t.oid))
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
    UNION ALL
    SELECT format('function %s', pg_get_functiondef(p.oid))
      FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('sequence %s %s from %s by %s', sequencename, data_type, start_value, increment_by)
      FROM pg_sequences WHERE schemaname = 'public'
    UNION ALL
    SELECT format('view %s: %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
    ORDER BY line`);
  return rows.map(({ line }) => line);
}
