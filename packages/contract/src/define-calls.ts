/**
 * One definition per call. The key is the call's name everywhere ("POST /api/login"): searching for it finds the schema,
 * the handler, the page that uses it and its tests. Types of both sides derive from the definition.
 */
import type { z } from 'zod';
import type { PlainErrorCode } from './errors/index.ts';
import type { LocalisedText } from './locales.ts';
import { adminRoles, problemAdminRoles, type Permission, type Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallName = `${Method} /${string}`;

/**
 * Who may call:
 * - anonymous: everyone; an invalid token is ignored, and no token is renewed
 * - guest: everyone, but an invalid token is refused
 * - login: a live session; `roles` or `permission` narrow it
 * - judge: the token of a judge
 */
export type Access =
  | { kind: 'anonymous' }
  | { kind: 'guest' }
  | { kind: 'login'; roles?: readonly Role[]; permission?: Permission }
  | { kind: 'judge' };

export interface CallDefinition {
  /** One sentence for the API documentation. */
  summary: string;
  access: Access;
  /** Stores much, so it is refused while the disk is nearly full. Uploads always are. */
  isStoring?: true;
  /** Also for a session that was opened with a default password, which must be changed before anything else. */
  acceptsDefaultPassword?: true;
  /** Also for a session whose role requires a second factor, before the account has one. */
  acceptsMissingFactor?: true;
  /** Answers every method, as existing clients may use. */
  isAnyMethod?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** If a JSON body may be larger than usual. The caller is authenticated before the body is read. */
  maximumBodyBytes?: number;
  /**
   * Multipart uploads: the name and size limit of the one file, and the error for a larger one. `body` validates the
   * other form fields. A file that may exceed memory is spooled to disk.
   */
  upload?: { field: string; maximumBytes: number; tooLarge: PlainErrorCode; isSpooled?: true };
  /** The allow-list of the response: undeclared fields do not leave the server. */
  data: z.ZodType;
  /** Replaces the default "success" of the envelope. */
  message?: LocalisedText;
}

export type CallDefinitions = Readonly<Record<CallName, CallDefinition>>;

export const defineCalls = <const Definitions extends CallDefinitions>(definitions: Definitions) =>
  definitions;

/** Responds with a file instead of an envelope. `{…}` in its path stands for one segment. */
export interface DownloadDefinition {
  summary: string;
  access: Access;
}

export type DownloadDefinitions = Readonly<Record<`GET /${string}`, DownloadDefinition>>;

export const defineDownloads = <const Definitions extends DownloadDefinitions>(definitions: Definitions) =>
  definitions;

/** Stays open and sends server-sent events, each with JSON text as its data. */
export interface StreamDefinition {
  summary: string;
  access: Access;
  query: z.ZodType;
  /** Keyed by event name. */
  events: Readonly<Record<string, z.ZodType>>;
}

export type StreamDefinitions = Readonly<Record<`GET /${string}`, StreamDefinition>>;

export const defineStreams = <const Definitions extends StreamDefinitions>(definitions: Definitions) =>
  definitions;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type QueryOf<Call> = Call extends { query: infer Schema } ? Parsed<Schema> : undefined;
export type BodyOf<Call> = Call extends { body: infer Schema } ? Parsed<Schema> : undefined;
export type DataOf<Call> = Call extends { data: infer Schema } ? Parsed<Schema> : never;
export type SentQueryOf<Call> = Call extends { query: infer Schema } ? Sent<Schema> : undefined;
export type SentBodyOf<Call> = Call extends { body: infer Schema } ? Sent<Schema> : undefined;

export const anonymous = { kind: 'anonymous' } as const satisfies Access;
export const guest = { kind: 'guest' } as const satisfies Access;
export const login = { kind: 'login' } as const satisfies Access;
export const anyAdmin = { kind: 'login', roles: adminRoles } as const satisfies Access;
/**
 * For calls about one problem or contest: administrators of the site, and of the group that it belongs to. The use case
 * decides by the stored row.
 */
export const contentAdmin = login;
export const problemAdmin = { kind: 'login', roles: problemAdminRoles } as const satisfies Access;
export const superAdmin = { kind: 'login', roles: ['root'] } as const satisfies Access;
export const withPermission = (permission: Permission) =>
  ({ kind: 'login', permission }) as const satisfies Access;
