import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { z } from 'zod';
import {
  fileMember,
  formatMember,
  formatSchema,
  formatVersion,
  manifestMember,
  manifestSchema,
  parseMemberName,
  pieceMember,
  sharedFormatVersion,
  type Manifest,
  type MemberName,
  type MemberRecord,
} from './archive-format.ts';
import { decryptWith, isEncrypted } from './encryption.ts';

/** Descriptions are read into memory; none is this large. */
const longestDescriptionBytes = 256 * 1024 * 1024;

export interface ArchiveMember {
  readonly name: MemberName;
  readonly content: AsyncIterable<Buffer>;
}

/** Passes each member to the callback, which must read it to its end. Unknown members are refused. */
export async function readArchive(
  path: string,
  onMember: (member: ArchiveMember) => Promise<void>,
  identities: readonly string[] = [],
): Promise<void> {
  const isSealed = await requireReadable(path, identities);
  const tar = extract();
  const reading = isSealed
    ? pipeline(createReadStream(path), decryptWith(identities), createGunzip(), tar)
    : pipeline(createReadStream(path), createGunzip(), tar);
  const handling = (async () => {
    for await (const entry of tar) {
      // The type declares no iterator, although every stream of that library has one.
      const content = entry as unknown as AsyncIterable<Buffer>;
      await onMember({ name: getMemberName(entry.header), content });
    }
  })();
  const results = await Promise.allSettled([reading, handling]);
  const failures = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }): unknown => reason);
  // The reader's own error says more than the broken pipe that follows from it.
  const failure = failures.find((reason) => reason instanceof UsageError) ?? failures[0];
  if (failure === undefined) return;
  if (failure instanceof UsageError) throw failure;
  if (isMissingFile(failure)) throw new UsageError(`${path} cannot be read: ${describe(failure)}`);
  throw new UsageError(`${path} is damaged or not a backup: ${describe(failure)}`, { cause: failure });
}

/** Returns whether the archive is encrypted. */
async function requireReadable(path: string, identities: readonly string[]): Promise<boolean> {
  const isSealed = await isEncrypted(path).catch((error: unknown) => {
    if (isMissingFile(error)) throw new UsageError(`${path} cannot be read: ${describe(error)}`);
    throw error;
  });
  if (isSealed && identities.length === 0)
    throw new UsageError(`${path} is encrypted. Give the file of its identity: --identity FILE.`);
  return isSealed;
}

/** Reads everything once and returns the manifest if the archive matches it exactly. */
export async function verifyArchive(path: string, identities: readonly string[] = []): Promise<Manifest> {
  const seen: MemberRecord[] = [];
  let manifest: Manifest | undefined;
  await readArchive(
    path,
    async ({ name, content }) => {
      if (manifest !== undefined) throw refusal(path, 'something follows the manifest');
      if (seen.length === 0 && name.kind !== 'format') throw refusal(path, 'it does not begin like one');
      const isDescription = name.kind === 'format' || name.kind === 'manifest';
      const { bytes, sha256, text } = await digest(content, isDescription);
      if (name.kind === 'format') checkFormat(path, text);
      if (name.kind === 'manifest') manifest = parseDescription(path, manifestSchema, text);
      else seen.push({ name: memberPath(name), bytes, sha256 });
    },
    identities,
  );
  if (manifest === undefined) throw refusal(path, 'the manifest is missing; it was probably cut off');
  compareMembers(path, manifest, seen);
  return manifest;
}

function getMemberName(header: Header): MemberName {
  const name = header.type === 'file' ? parseMemberName(header.name) : undefined;
  if (name === undefined) {
    throw new UsageError(`The archive holds a member that no backup has: ${JSON.stringify(header.name)}`);
  }
  return name;
}

function memberPath(name: MemberName): string {
  switch (name.kind) {
    case 'format':
      return formatMember;
    case 'manifest':
      return manifestMember;
    case 'piece':
      return pieceMember(name.table, name.piece);
    case 'file':
      return fileMember(name.sha256);
    default:
      return name satisfies never;
  }
}

async function digest(
  content: AsyncIterable<Buffer>,
  isDescription: boolean,
): Promise<{ bytes: number; sha256: string; text: string }> {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    if (!isDescription) continue;
    if (bytes > longestDescriptionBytes) throw new UsageError('The description in the archive is too large.');
    kept.push(chunk);
  }
  return { bytes, sha256: hash.digest('hex'), text: Buffer.concat(kept).toString('utf8') };
}

function checkFormat(path: string, text: string): void {
  const { version } = parseDescription(path, formatSchema, text);
  if (version === formatVersion || version === sharedFormatVersion) return;
  throw refusal(
    path,
    `its format has version ${version}; this release reads versions ${formatVersion} and ${sharedFormatVersion}`,
  );
}

function parseDescription<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refusal(path, 'its description is no JSON');
  }
  const result = schema.safeParse(value);
  if (!result.success)
    throw refusal(path, `its description does not fit: ${result.error.issues[0]?.message}`);
  return result.data;
}

/** The same members with the same content, and every table with all of its pieces. */
function compareMembers(path: string, manifest: Manifest, seen: readonly MemberRecord[]): void {
  const wanted = new Map(manifest.members.map((member) => [member.name, member]));
  if (wanted.size !== manifest.members.length || seen.length !== wanted.size) {
    throw refusal(path, 'it does not hold exactly the members that its manifest lists');
  }
  for (const { name, bytes, sha256 } of seen) {
    const record = wanted.get(name);
    if (record?.bytes !== bytes || record.sha256 !== sha256) throw refusal(path, `${name} has been changed`);
    // Each name once: a repeated member could otherwise hide a missing one.
    wanted.delete(name);
  }
  checkPieces(path, manifest);
  checkFiles(path, manifest);
}

function checkPieces(path: string, { tables, members }: Manifest): void {
  const expected = tables.flatMap(({ name, pieces }) =>
    Array.from({ length: pieces }, (_, piece) => pieceMember(name, piece)),
  );
  const present = members.map(({ name }) => name).filter((name) => parseMemberName(name)?.kind === 'piece');
  if (JSON.stringify(expected) !== JSON.stringify(present))
    throw refusal(path, 'pieces of tables are missing');
}

/** A file is found by the hash of its content, so its name must match. */
function checkFiles(path: string, { members }: Manifest): void {
  for (const { name, sha256 } of members) {
    const parsed = parseMemberName(name);
    if (parsed?.kind === 'file' && parsed.sha256 !== sha256)
      throw refusal(path, `${name} has another content`);
  }
}

function refusal(path: string, reason: string): UsageError {
  return new UsageError(`${path} cannot be restored: ${reason}. Nothing was changed.`);
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
