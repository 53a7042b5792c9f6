import { broken, mapped, simpleStep, step, type Finding, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { registerUsername } from '../register-username.ts';
import type { SourceRow } from '../source/source-reader.ts';

/** Our check of account ids. HOJ makes them of 32 hexadecimal digits; its first account is "1". */
const idPattern = /^[0-9a-f]{1,32}$/;
const genders = ['male', 'female', 'secrecy'];
const defaultRole = 1002;

export const roleOf = (code: number | undefined): number =>
  code !== undefined && code >= 1000 && code <= 1008 ? code : defaultRole;

export function mapUser(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.text('uuid').trim();
  const username = fields.text('username').trim();
  const name = username.toLowerCase();
  if (!idPattern.test(id)) return broken('bad-value', `uuid is no id: ${id.slice(0, 40)}`);
  if (username === '' || username.length > 100) return broken('bad-value', 'username is empty or too long');
  const owner = known.usernames.get(name);
  if (owner !== undefined && owner !== id)
    return broken('duplicate', `username ${username} differs only in case from that of ${owner}`);
  const findings: Finding[] = [];
  const email = fields.textOrNull('email')?.trim() ?? null;
  const isEmailTaken = email !== null && known.emails.has(email.toLowerCase());
  if (isEmailTaken)
    findings.push({ code: 'duplicate', detail: `email ${email} belongs to another account: left out` });
  const gender = fields.text('gender');
  const isReplaced = known.users.has(id);
  known.users.add(id);
  const roleCode = roleOf(known.roles.get(id));
  findings.push(...registerUsername(known, { id, username, roleCode }));
  if (email !== null) known.emails.add(email.toLowerCase());
  const row = {
    id,
    username,
    role_code: roleCode,
    is_banned: fields.integer('status', 0) !== 0,
    email: isEmailTaken ? null : email,
    nickname: fields.textOrNull('nickname'),
    realname: fields.textOrNull('realname'),
    student_number: fields.textOrNull('number'),
    gender: genders.includes(gender) ? gender : 'secrecy',
    school: fields.textOrNull('school'),
    course: fields.textOrNull('course'),
    signature: fields.textOrNull('signature'),
    github: fields.textOrNull('github'),
    blog: fields.textOrNull('blog'),
    codeforces_username: fields.textOrNull('cf_username'),
    avatar_url: fields.textOrNull('avatar'),
    title_name: fields.textOrNull('title_name'),
    title_color: fields.textOrNull('title_color'),
    rating: known.ratings.get(id) ?? null,
    ...createdAndUpdated(fields),
  };
  // The first account of this site is replaced by that of the source.
  return mapped([{ table: 'user_account', row, ...(isReplaced && { keys: ['id'] }) }], findings);
}

/** HOJ fills both columns; old rows may lack them. */
export function createdAndUpdated(fields: Fields) {
  const createdAt = fields.instantOrNull('gmt_create') ?? new Date(0).toISOString();
  return { created_at: createdAt, updated_at: fields.instantOrNull('gmt_modified') ?? createdAt };
}

export const userStep = simpleStep({ table: 'user_info', key: 'uuid', map: mapUser });

const md5Pattern = /^[0-9a-f]{32}$/i;
const md5Of = (row: SourceRow): string | undefined => {
  const text = String(row['password'] ?? '').trim();
  return md5Pattern.test(text) ? text.toLowerCase() : undefined;
};

/** Runs beside the other steps: hashing takes longer than all of them on a small machine. */
export const passwordStep = step({
  name: 'user_info (passwords)',
  table: 'user_info',
  key: 'uuid',
  loadFacts: async (rows, { hashMd5 }) => {
    const known = rows.flatMap((row) => {
      const md5 = md5Of(row);
      return md5 === undefined ? [] : [{ id: String(row['uuid']).trim(), md5 }];
    });
    const hashes = await hashMd5(known.map(({ md5 }) => md5));
    return new Map(known.map(({ id }, index) => [id, hashes[index] ?? '']));
  },
  map: (fields, { known, facts }) => {
    const id = fields.text('uuid').trim();
    if (!known.users.has(id)) return { kind: 'skipped' };
    const passwordHash = facts.get(id);
    if (passwordHash === undefined)
      return broken('no-password', 'password is no MD5 hash: the user sets a new one by mail');
    return mapped([{ table: 'user_account', row: { id, password_hash: passwordHash }, keys: ['id'] }]);
  },
});
