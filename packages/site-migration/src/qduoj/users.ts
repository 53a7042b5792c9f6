/** Accounts of QDUOJ have numbers; as texts they are ids of ours, and the first account is "1" at both sites. */
import { broken, mapped, simpleStep, type Finding, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { registerUsername } from '../register-username.ts';

const roles: Readonly<Record<string, number>> = { 'Super Admin': 1000, Admin: 1001 };

export function mapUser(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = String(fields.id('id'));
  const username = fields.text('username').trim();
  const owner = known.usernames.get(username.toLowerCase());
  if (username === '' || username.length > 100) return broken('bad-value', 'username is empty or too long');
  if (owner !== undefined && owner !== id)
    return broken('duplicate', `username ${username} differs only in case from that of ${owner}`);
  const findings: Finding[] = [];
  const email = fields.textOrNull('email')?.trim() ?? null;
  const isEmailTaken = email !== null && known.emails.has(email.toLowerCase());
  if (isEmailTaken)
    findings.push({ code: 'duplicate', detail: `email ${email} belongs to another account: left out` });
  if (email === null || isEmailTaken)
    findings.push({ code: 'no-password', detail: 'without an email the user cannot set a new password' });
  const isReplaced = known.users.has(id);
  known.users.add(id);
  const roleCode = roles[fields.text('admin_type')] ?? 1002;
  findings.push(...registerUsername(known, { id, username, roleCode }));
  if (email !== null) known.emails.add(email.toLowerCase());
  const createdAt = fields.instantOrNull('create_time') ?? new Date(0).toISOString();
  const row = {
    id,
    username,
    role_code: roleCode,
    is_banned: isTrue(fields, 'is_disabled'),
    email: isEmailTaken ? null : email,
    created_at: createdAt,
    updated_at: createdAt,
  };
  return mapped([{ table: 'user_account', row, ...(isReplaced && { keys: ['id'] }) }], findings);
}

/** PostgreSQL writes truth values as letters. */
export const isTrue = (fields: Fields, column: string): boolean =>
  ['t', 'true'].includes(fields.text(column));

export const userStep = simpleStep({ table: 'user', map: mapUser });

export const profileStep = simpleStep({
  table: 'user_profile',
  map: (fields, { known }) => {
    const id = String(fields.id('user_id'));
    if (!known.users.has(id)) return broken('missing-user', `user ${id} does not exist`);
    const row = {
      id,
      realname: fields.textOrNull('real_name'),
      blog: fields.textOrNull('blog'),
      signature: fields.textOrNull('mood'),
      github: fields.textOrNull('github'),
      school: fields.textOrNull('school'),
      course: fields.textOrNull('major'),
    };
    return mapped([{ table: 'user_account', row, keys: ['id'] }]);
  },
});
