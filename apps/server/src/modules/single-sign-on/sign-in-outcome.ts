import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import type { OpenedSession } from '../accounts/index.ts';

export interface FinishRequest {
  parameters: string;
  browserKey: string | undefined;
  session: CallerSession | undefined;
  origin: CallOrigin;
}

export interface FirstLogin {
  ticket: string;
  label: string;
  displayName: string | null;
  username: string | null;
  email: string | null;
  isEmailTaken: boolean;
  mayCreate: boolean;
}

export type SignInOutcome =
  | { kind: 'logged-in'; session: OpenedSession }
  | { kind: 'linked'; label: string }
  | { kind: 'first-login'; firstLogin: FirstLogin }
  | { kind: 'tested'; label: string; claims: string; role: string | null; groups: number[] };
