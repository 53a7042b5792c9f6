import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import type { Chances } from './chance.ts';
import { nameBeginnings, nameEndings, nicknameBeginnings, nicknameEndings, schools } from './words.ts';

/** The account id of a seeded user, by number from one, so that no lookup is needed. */
export const userIdOf = (user: RawBuilder<number>) => sql<string>`md5('seeded user ' || (${user})::text)`;

/** They have no password, so login is impossible. */
export async function seedUsers(
  transaction: Queryable,
  { chance, pick }: Chances,
  { first, last, now }: { first: number; last: number; now: Date },
) {
  const user = sql<number>`n`;
  await sql`
    INSERT INTO user_account (id, username, nickname, realname, school, signature, gender, is_banned, rating, created_at, updated_at)
    SELECT ${userIdOf(user)},
      ${pick(nameBeginnings, user, 'name')} || '_' || ${pick(nameEndings, user, 'name end')} || n,
      CASE WHEN ${chance(user, 'has nickname')} < 0.7
        THEN ${pick(nicknameBeginnings, user, 'nickname')} || ${pick(nicknameEndings, user, 'nickname end')} END,
      CASE WHEN ${chance(user, 'has real name')} < 0.2
        THEN ${pick(nicknameBeginnings, user, 'real name')} || ${pick(nicknameEndings, user, 'real name end')} END,
      CASE WHEN ${chance(user, 'has school')} < 0.5 THEN ${pick(schools, user, 'school')} END,
      CASE WHEN ${chance(user, 'has signature')} < 0.3
        THEN 'Day ' || n || ': ' || repeat(${pick(nicknameEndings, user, 'signature')} || ' ', 12) END,
      ${pick(['male', 'female', 'secrecy'], user, 'gender')},
      ${chance(user, 'banned')} < 0.005,
      CASE WHEN ${chance(user, 'rated')} < 0.3 THEN 800 + floor(2000 * ${chance(user, 'rating')})::integer END,
      ${now}::timestamptz - ${chance(user, 'came')} * interval '900 days',
      ${now}::timestamptz
    FROM generate_series(${first}::bigint, ${last}::bigint) n
    ON CONFLICT DO NOTHING`.execute(transaction);
  await sql`
    INSERT INTO login_record (user_id, created_at)
    SELECT id, ${now}::timestamptz - ${chance(user, 'last login')} * interval '60 days'
    FROM generate_series(${first}::bigint, ${last}::bigint) n JOIN user_account ON id = ${userIdOf(user)}
    WHERE ${chance(user, 'has logged in')} < 0.6`.execute(transaction);
}
