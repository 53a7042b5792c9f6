import { broken, mapped, simpleStep, type Finding, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

const accesses: Readonly<Record<number, string>> = { 1: 'public', 2: 'protected', 3: 'private' };
const codeLength = 6;

export function mapGroup(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('id');
  const ownerId = fields.text('uid').trim();
  if (!known.users.has(ownerId)) return broken('missing-user', `the owner ${ownerId} does not exist`);
  const [name, shortName] = [fields.text('name').trim(), fields.text('short_name').trim()];
  for (const one of [`name ${name}`, `short_name ${shortName}`])
    if (known.groupNames.has(one.toLowerCase()))
      return broken('duplicate', `${one} is that of another group`);
  known.groupNames.add(`name ${name}`.toLowerCase()).add(`short_name ${shortName}`.toLowerCase());
  known.groups.add(id);
  const findings: Finding[] = [];
  const access = accesses[fields.integer('auth', 1)] ?? 'private';
  let code = fields.textOrNull('code')?.trim() ?? null;
  if (code?.length !== codeLength) {
    code = access === 'public' ? null : String(id).padStart(codeLength, '0').slice(-codeLength);
    if (code !== null)
      findings.push({ code: 'bad-value', detail: `code has not six characters: it is ${code} now` });
  }
  const row = {
    id,
    owner_id: ownerId,
    name,
    short_name: shortName,
    brief: fields.text('brief'),
    description: fields.text('description'),
    avatar: fields.textOrNull('avatar'),
    access,
    code,
    is_visible: fields.flag('visible', true),
    is_banned: fields.flag('status', false),
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'user_group', row }], findings);
}

export const groupStep = simpleStep({ table: 'group', map: mapGroup });

export const groupMemberStep = simpleStep({
  table: 'group_member',
  map: (fields, { known }) => {
    const [groupId, userId, auth] = [fields.id('gid'), fields.text('uid').trim(), fields.integer('auth', 1)];
    if (!known.groups.has(groupId)) return broken('missing-group', `group ${String(groupId)} does not exist`);
    if (!known.users.has(userId)) return broken('missing-user', `user ${userId} does not exist`);
    if (auth < 1 || auth > 5) return broken('bad-value', `auth is ${String(auth)}`);
    const row = {
      id: fields.id('id'),
      group_id: groupId,
      user_id: userId,
      auth,
      reason: fields.textOrNull('reason'),
      ...createdAndUpdated(fields),
    };
    return mapped([{ table: 'group_member', row, isOptional: true }]);
  },
});
