/**
 * What the site does when a call fails, in one place.
 *
 * How this works: every ApiError is published once. Its text is shown as a toast and, on wide screens, as a notice, unless
 * the page shows it itself (`quiet`). Whatever the page does: 401 ends the session and asks for a login (the back
 * office has its own), 403 fetches the roles again, since they have evidently changed.
 */
import { openAccountDialog } from '../lib/account-dialog.ts';
import { textOfApiError } from '../lib/api/api-error-text.ts';
import { callApi, subscribeToApiErrors, type ApiError } from '../lib/api/index.ts';
import { currentMessages, defineMessages } from '../lib/messages.ts';
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

function tell(error: ApiError): void {
  const text = textOfApiError(error);
  showToast('error', text);
  if (window.matchMedia(desktopQuery).matches)
    showNotice('error', currentMessages(noticeMessages).error, text);
}

async function refreshRoles(): Promise<void> {
  if (session.get().token === undefined) return;
  const { roles } = await callApi('GET /api/get-user-auth-info', { quiet: true });
  session.setRoles(roles);
}

function react(error: ApiError, { navigate }: Reactions): void {
  if (!error.quiet || error.kind === 'unauthorized') tell(error);
  if (error.kind === 'unauthorized') {
    session.clear();
    if (error.isAdminCall) navigate('/admin/login');
    else openAccountDialog('Login');
  }
  if (error.kind === 'forbidden') {
    // The fresh roles decide what the guard and the menus allow, so they come first. If they cannot be read, the old ones
    // stay and the server still refuses.
    void refreshRoles()
      .catch((failure: unknown) => console.warn('Roles could not be refreshed', failure))
      .then(() => error.isAdminCall && navigate('/admin'));
  }
}

export function reactToApiErrors(reactions: Reactions): () => void {
  return subscribeToApiErrors((error) => react(error, reactions));
}
