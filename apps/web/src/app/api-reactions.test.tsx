import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAccountDialog, useAccountDialog } from '../lib/account-dialog.ts';
import { publishApiError } from '../lib/api/api-events.ts';
import { recordCalls } from '../lib/api/testing/record-calls.ts';
import { session } from '../lib/session.ts';
import { hideToast, useToast } from '../lib/toasts.ts';
import { aUser } from '../lib/testing/a-user.ts';
import { reactToApiErrors } from './api-reactions.ts';

const Dialog = () => useAccountDialog()?.mode ?? 'none';
function ToastProbe() {
  const toast = useToast();
  return toast === undefined ? 'none' : `${String(toast.id)} ${toast.text}`;
}
const toastText = () => renderToStaticMarkup(<ToastProbe />);
const hideShownToast = () => hideToast(Number(toastText().split(' ')[0]));

const paths: string[] = [];
let stop: () => void;

beforeEach(() => {
  paths.length = 0;
  // Another test file of this process may have left one.
  hideShownToast();
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/admin/user', search: '?page=2' },
  });
  stop = reactToApiErrors({ navigate: (path) => paths.push(path) });
  session.begin('token', aUser({ roleList: ['root'] }));
});

afterEach(() => {
  stop();
  session.clear();
  closeAccountDialog();
  hideShownToast();
  vi.unstubAllGlobals();
});

const publish = (
  kind: ApiErrorKind,
  part: { isAdminCall?: boolean; toastsError?: boolean; code?: string } = {},
) =>
  publishApiError(
    new ApiError({ kind, message: 'The reason', isAdminCall: false, toastsError: false, ...part }),
  );

describe('a failed call', () => {
  it('is shown as a toast only if the call asked for it', () => {
    publish('business');
    expect(toastText()).toBe('none');
    publish('business', { toastsError: true });
    expect(toastText()).toContain('The reason');
    expect(session.get().token).toBe('token');
  });

  it('of an expired session ends it and asks for a login', () => {
    publish('unauthorized');
    expect(session.get()).toEqual({ token: undefined, user: undefined });
    expect(renderToStaticMarkup(<Dialog />)).toBe('Login');
    expect(paths).toEqual([]);
  });

  it('of the back office leads to its own login, with the way back', () => {
    publish('unauthorized', { isAdminCall: true });
    expect(session.get().token).toBeUndefined();
    expect(renderToStaticMarkup(<Dialog />)).toBe('none');
    expect(paths).toEqual(['/admin/login?from=%2Fadmin%2Fuser%3Fpage%3D2']);
  });

  it('that is forbidden fetches the roles again, because they must have changed', async () => {
    recordCalls(() => ({ data: { roles: ['default_user'] } }));
    publish('forbidden', { isAdminCall: true });
    await expect.poll(() => paths).toEqual(['/admin']);
    expect(session.get().user?.roleList).toEqual(['default_user']);
  });

  it('of a session with a default password asks for a new one, without a toast', () => {
    publish('business', { toastsError: true, code: 'passwordChangeRequired' });
    expect(renderToStaticMarkup(<Dialog />)).toBe('DefaultPwd');
    expect(toastText()).toBe('none');
    expect(session.get().token).toBe('token');
  });

  it('that a password dialog no longer concerns opens none', () => {
    session.clear();
    publish('business', { code: 'passwordChangeRequired' });
    expect(renderToStaticMarkup(<Dialog />)).toBe('none');
  });

  it('is ignored after the reactions have stopped', () => {
    stop();
    publish('unauthorized');
    expect(session.get().token).toBe('token');
  });
});
