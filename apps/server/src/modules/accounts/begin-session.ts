import type { CallContext } from '../../platform/http/call-context.ts';
import { presentUserInfo } from './accounts.presenter.ts';
import type { OpenedSession } from './open-login-session.ts';

/** Responds to a login: the token in the header, the user in the body. */
export function beginSession({ answer }: Pick<CallContext<unknown>, 'answer'>, session: OpenedSession) {
  answer.setToken(session.token);
  return presentUserInfo(session.userInfo);
}
