import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';

/** The user of a profile call. If both fields are given, both must belong to the same account. */
export interface ProfileSubject {
  id?: string | undefined;
  username?: string | undefined;
}

export function getProfileSubject(
  { uid, username }: { uid?: string | undefined; username?: string | undefined },
  viewer: Viewer | undefined,
): ProfileSubject {
  if (uid !== undefined || username !== undefined) return { id: uid, username };
  if (viewer === undefined) throw callError('userNotIdentified');
  return { id: viewer.id };
}
