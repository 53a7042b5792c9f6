/**
 * How this works: the archive is a gzip-compressed tar file, readable with ordinary tools:
 *
 *   format.json                   identifies the format; the first member, so that a wrong file is recognised early
 *   tables/<table>/000000.copy    the rows in the text format of PostgreSQL's COPY, in pieces of some megabytes
 *   files/ab/abcd…                the content-addressed files
 *   manifest.json                 versions, tables, sequences, and length and SHA-256 of every other member; the last
 *                                 member, so its presence proves that the archive is complete
 *
 * An archive in a folder of backups has no files/: they are beside it, once for all archives (`backup-folder.ts`), and the manifest
 * lists them. It has version 2, so that older releases refuse it instead of restoring a site without files.
 *
 * Only regular members with exactly these names are accepted, so no path can lead elsewhere.
 */
import { z } from 'zod';

export const formatName = 'touchstone-backup';
export const formatVersion = 1;
/** Of archives with shared files. */
export const sharedFormatVersion = 2;
export const formatMember = 'format.json';
export const manifestMember = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().min(1).max(63);

export const formatSchema = z.object({ format: z.literal(formatName), version: z.int() });

export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  productVersion: z.string(),
  migrationVersion: z.int().min(1),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier).min(1),
      rows: z.int().min(0),
      pieces: z.int().min(0),
    }),
  ),
  sequences: z.array(
    z.object({ name: identifier, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  /** False: the files are in a store outside this machine and are not in the archive. */
  hasFiles: z.boolean(),
  /** The hashes of files beside the archive. */
  sharedFiles: z.array(sha256).default([]),
  members: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256 })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type MemberRecord = Manifest['members'][number];

export type MemberName =
  | { readonly kind: 'format' | 'manifest' }
  | { readonly kind: 'piece'; readonly table: string; readonly piece: number }
  | { readonly kind: 'file'; readonly sha256: string };

export function pieceMember(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy`;
}

export function fileMember(hash: string): string {
  return `files/${hash.slice(0, 2)}/${hash}`;
}

export function parseMemberName(name: string): MemberName | undefined {
  if (name === formatMember) return { kind: 'format' };
  if (name === manifestMember) return { kind: 'manifest' };
  const piece = /^tables\/([A-Za-z_][A-Za-z0-9_]{0,62})\/(\d{6})\.copy$/.exec(name);
  if (piece?.[1] !== undefined) return { kind: 'piece', table: piece[1], piece: Number(piece[2]) };
  const file = /^files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})$/.exec(name);
  return file?.[2] === undefined ? undefined : { kind: 'file', sha256: file[2] };
}
