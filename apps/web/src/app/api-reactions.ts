/**
 * What the site does when a call fails, in one place.
 *
 * How this works: every ApiError is published once. If the call asked for it (`toastsError`), its text is shown as a toast
 * and, on wide screens, as a notice; otherwise the page shows the error itself. In both cases 401 ends the session and
 * asks for a login (the back office has its own), and 403 fetches the roles again, because they must have changed. A
 * session with a default password is refused everywhere: the dialog that asks for a new password replaces all these texts.
 * So does the dialog that sets up a second factor for a role that requires one. A login that needs its second step
 * continues in a dialog, whichever page began it.
 */
import { openAccountDialog } from '../lib/account-dialog.ts';
import { adminLoginAddress } from '../lib/admin-login-address.ts';
import { textOfApiError } from '../lib/api/api-error-text.ts';
import { ApiError, callApi, subscribeToApiErrors } from '../lib/api/index.ts';
import { currentMessages, defineMessages } from '../lib/messages.ts';
import { beginSecondStep } from '../lib/second-factor/second-step.ts';
import { session } from '../lib/session.ts';
import { showNotice, showToast } from '../lib/toasts.ts';

const noticeMessages = defineMessages({
  'zh-CN': { error: '错误' },
  'zh-HK': { error: '錯誤' },
  'en-US': { error: 'Error' },
});

interface Reactions {
  navigate: (path: string) => void;
}

const desktopQuery = '(min-width: 768px)';

function show(error: ApiError): void {
  const text = textOfApiError(error);
  showToast('error', text);
  if (window.matchMedia(desktopQuery).matches)
    showNotice('error', currentMessages(noticeMessages).error, text);
}

/** The fresh roles decide what the guard and the menus allow. If they cannot be read, the old ones stay. */
async function refreshRoles(): Promise<void> {
  if (session.get().token === undefined) return;
  try {
    const { roles } = await callApi('GET /api/get-user-auth-info');
    session.setRoles(roles);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function reactToForbidden(error: ApiError, { navigate }: Reactions): Promise<void> {
  await refreshRoles();
  if (error.isAdminCall) navigate('/admin');
}

function reactToUnauthorized(error: ApiError, { navigate }: Reactions): void {
  session.clear();
  if (error.isAdminCall) navigate(adminLoginAddress(window.location));
  else openAccountDialog('Login');
}

export function reactToApiErrors(reactions: Reactions): () => void {
  return subscribeToApiErrors((error) => {
    if (error.code === 'passwordChangeRequired') {
      if (session.get().token !== undefined) openAccountDialog('DefaultPwd', {});
      return;
    }
    if (error.code === 'secondFactorSetupRequired') {
      if (session.get().token !== undefined) openAccountDialog('FactorSetup', {});
      return;
    }
    if (error.code === 'secondFactorRequired' && beginSecondStep(error.data)) {
      openAccountDialog('SecondStep');
      return;
    }
    // The identity dialog opens, and the request is sent again (`lib/second-factor/fresh-identity.ts`).
    if (error.code === 'identityConfirmationRequired') return;
    // So does the dialog of changes to something in use (`lib/in-use.ts`).
    if (error.code === 'changeInUse') return;
    if (error.toastsError || error.kind === 'unauthorized') show(error);
    if (error.kind === 'unauthorized') reactToUnauthorized(error, reactions);
    if (error.kind === 'forbidden') void reactToForbidden(error, reactions);
  });
}
