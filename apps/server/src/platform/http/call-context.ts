import type { BodyOf, CallDefinition, DataOf, Locale, QueryOf } from '@touchstone/contract';
import type { JudgeIdentity } from './judge-identity.ts';
import type { CallerSession, Viewer } from '../sessions/sessions.ts';

/** The origin of a call: what limits and logs need of the request. */
export interface CallOrigin {
  /** Normalized (see `findAddress`), so that addresses can be compared, counted and stored. */
  ip: string;
  /**
   * The address of this server at which the call arrived, taken from the connection and not from the caller's
   * headers.
   */
  arrivedAt: string | undefined;
  /**
   * `https://judge.example`, as the client addressed the site. The client chooses it: never for links that others
   * follow.
   */
  requestedOrigin: string;
  userAgent: string;
  requestId: string;
  locale: Locale;
}

/** The account that makes a change and the origin of its call, for the audit log. */
export interface Actor {
  viewer: Viewer;
  origin: CallOrigin;
}

export interface UploadedFile {
  /** As the client named it: for display only, never a path. */
  name: string;
  bytes: Buffer;
}

/** A file that stays on disk until the call has ended. */
export interface SpooledFile {
  /** As the client named it: for display only, never a path. */
  name: string;
  path: string;
  sizeBytes: number;
}

/** The judge behind a call. */
export interface JudgeCaller extends JudgeIdentity {
  /** Aborts if the connection ends before the response was sent: the judge has not received it. */
  gone: AbortSignal;
}

type ViewerOf<Call> = Call extends { access: { kind: 'login' } }
  ? Viewer
  : Call extends { access: { kind: 'judge' } }
    ? undefined
    : Viewer | undefined;

type SessionOf<Call> = ViewerOf<Call> extends Viewer ? CallerSession : CallerSession | undefined;

/** The context of a handler: all input is parsed, and the caller is authenticated and authorized. */
export interface CallContext<Call> {
  query: QueryOf<Call>;
  body: BodyOf<Call>;
  viewer: ViewerOf<Call>;
  /** The session of the viewer. */
  session: SessionOf<Call>;
  judge: Call extends { access: { kind: 'judge' } } ? JudgeCaller : undefined;
  origin: CallOrigin;
  /** The cookie that tells this browser from others, if it has one (`browser-key.ts`). */
  browserKey: string | undefined;
  upload: Call extends { upload: { isSpooled: true } }
    ? SpooledFile
    : Call extends { upload: object }
      ? UploadedFile
      : undefined;
  answer: {
    /**
     * Sends a session token with the response: in the header, and as the cookie that uploads without a header
     * use.
     */
    setToken: (token: string) => void;
    /** Replaces the token of the call, as a renewal does. */
    replaceToken: (token: string) => void;
    /** The session has ended: the response contains no token. */
    clearToken: () => void;
    setBrowserKey: (key: string) => void;
  };
}

export type Handler<Call> = (context: CallContext<Call>) => Promise<DataOf<Call>>;

/** One handler per definition: a missing or additional one does not compile. */
export type Handlers<Definitions extends Readonly<Record<string, CallDefinition>>> = {
  [Name in keyof Definitions]: Handler<Definitions[Name]>;
};
