import type { BodyOf, CallDefinition, DataOf, Locale, QueryOf } from '@touchstone/contract';
import type { JudgeIdentity } from './judge-identity.ts';
import type { Viewer } from '../sessions/sessions.ts';

/** Where a call comes from: what limits and logs need of the request. */
export interface CallOrigin {
  /** One form per address (see `findAddress`): fit for comparing, counting and PostgreSQL. */
  ip: string;
  /** The address of this server at which the call arrived, told by the connection and not by the caller's headers. */
  arrivedAt: string | undefined;
  userAgent: string;
  requestId: string;
  locale: Locale;
}

/** The account that makes a change and where its call comes from: what the audit log records. */
export interface Actor {
  viewer: Viewer;
  origin: CallOrigin;
}

export interface UploadedFile {
  /** As the client named it: for display only, never a path. */
  name: string;
  bytes: Buffer;
}

/** A file that waits on disk until the call has ended. */
export interface SpooledFile {
  /** As the client named it: for display only, never a path. */
  name: string;
  path: string;
  sizeBytes: number;
}

/** The judge behind a call. */
export interface JudgeCaller extends JudgeIdentity {
  /** Aborts when the connection ends before the answer has left: the judge does not know what it was answered. */
  gone: AbortSignal;
}

type ViewerOf<Call> = Call extends { access: { kind: 'login' } }
  ? Viewer
  : Call extends { access: { kind: 'judge' } }
    ? undefined
    : Viewer | undefined;

/** What a handler gets: everything is parsed, the caller is known and allowed. */
export interface CallContext<Call> {
  query: QueryOf<Call>;
  body: BodyOf<Call>;
  viewer: ViewerOf<Call>;
  judge: Call extends { access: { kind: 'judge' } } ? JudgeCaller : undefined;
  origin: CallOrigin;
  upload: Call extends { upload: { isSpooled: true } }
    ? SpooledFile
    : Call extends { upload: object }
      ? UploadedFile
      : undefined;
  answer: {
    /** Sends a session token with the answer: in the header, and as the cookie that uploads without a header use. */
    setToken: (token: string) => void;
    /** Replaces the token that the call came with, as a renewal does. */
    replaceToken: (token: string) => void;
    /** The session is over: nothing of it goes out with the answer. */
    clearToken: () => void;
    setHttpStatus: (status: number) => void;
  };
}

export type Handler<Call> = (context: CallContext<Call>) => Promise<DataOf<Call>>;

/** One handler per definition: leaving one out, or adding one, does not compile. */
export type Handlers<Definitions extends Readonly<Record<string, CallDefinition>>> = {
  [Name in keyof Definitions]: Handler<Definitions[Name]>;
};
