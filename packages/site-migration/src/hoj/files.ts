/** Uploaded files: HOJ serves them under their names, and links in texts use these addresses. */
import { broken, mapped, skipped, step, type Outcome, type StoredSourceFile, type Write } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

/** HOJ writes absolute paths of its container: /hoj/file/md/… */
export const pathInFolder = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^\/?hoj\//, '')
    .replace(/^\/+/, '');

const signatures: readonly (readonly [type: string, isType: (head: Buffer) => boolean])[] = [
  ['image/png', (head) => head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))],
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/gif', (head) => head.subarray(0, 4).toString('latin1') === 'GIF8'],
  ['image/webp', (head) => head.subarray(8, 12).toString('latin1') === 'WEBP'],
  ['application/pdf', (head) => head.subarray(0, 5).toString('latin1') === '%PDF-'],
];

/** By content, never by the name: a browser must not run a user's file. */
export const mediaTypeOf = (head: Buffer): string =>
  signatures.find(([, isType]) => isType(head))?.[0] ?? 'application/octet-stream';

function purposeOf(type: string, isPicture: boolean): string {
  if (type === 'avatar') return 'avatar';
  if (type === 'carousel') return 'carousel';
  if (/group/i.test(type)) return 'group-avatar';
  return isPicture ? 'markdown-picture' : 'markdown-file';
}

export function mapFile(
  fields: Fields,
  { known, facts }: { known: KnownRows; facts: ReadonlyMap<string, StoredSourceFile> },
): Outcome {
  const id = fields.id('id');
  if (fields.flag('delete', false)) return skipped;
  const path = pathInFolder(fields.text('file_path'));
  const file = facts.get(String(id));
  if (file === undefined) return broken('missing-file', `${path} does not exist`);
  const mediaType = mediaTypeOf(file.head);
  const purpose = purposeOf(fields.text('type'), mediaType.startsWith('image/'));
  const [ownerId, groupId] = [fields.text('uid').trim(), fields.integerOrNull('gid')];
  const name = path.split('/').at(-1) ?? fields.text('name');
  const { created_at } = createdAndUpdated(fields);
  const row = {
    id,
    sha256: file.sha256,
    name: fields.textOrNull('name') ?? name,
    media_type: mediaType,
    size_bytes: file.sizeBytes,
    purpose,
    owner_id: known.users.has(ownerId) ? ownerId : null,
    group_id: groupId !== null && known.groups.has(groupId) ? groupId : null,
    created_at,
  };
  const address = `/api/public/${purpose === 'markdown-file' ? 'file' : 'img'}/${name}`;
  const carousel: Write = { table: 'carousel_picture', row: { file_id: id, position: id, created_at } };
  return mapped([
    { table: 'stored_file', row },
    { table: 'former_file_address', row: { address, file_id: id }, isOptional: true },
    ...(purpose === 'carousel' ? [carousel] : []),
  ]);
}

export const fileStep = step({
  name: 'file',
  table: 'file',
  key: 'id',
  loadFacts: async (rows, { storeFile }) => {
    const files = await Promise.all(
      rows.map(async (row) => ({
        id: String(row['id']),
        file: await storeFile(pathInFolder(String(row['file_path'] ?? ''))),
      })),
    );
    return new Map(files.flatMap(({ id, file }) => (file === undefined ? [] : [[id, file] as const])));
  },
  map: mapFile,
});
