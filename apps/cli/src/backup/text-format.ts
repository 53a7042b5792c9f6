import type { ClientBase } from 'pg';

/** The text of COPY depends on settings of the session. With these, equal rows are equal text on every server. */
export async function pinTextFormat(client: ClientBase): Promise<void> {
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
     SET extra_float_digits = 1; SET bytea_output = 'hex'`,
  );
}
