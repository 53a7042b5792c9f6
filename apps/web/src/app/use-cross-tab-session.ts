/**
 * Sessions across tabs.
 *
 * How this works: tabs share the stored token. When this tab becomes visible, or another tab writes while it is
 * visible, the stored token is compared with the tab's own: a different one is adopted, a missing one ends the session
 * here and leads home (or to the back office's login). Only the shared storage is used: there are no messages between
 * tabs that could get lost.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { adminLoginAddress } from '../lib/admin-login-address.ts';
import { session } from '../lib/session.ts';

export function useCrossTabSession(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const compare = () => {
      if (document.visibilityState !== 'visible' || session.readAgain() !== 'ended') return;
      const isAdminArea = window.location.pathname.startsWith('/admin');
      void navigate(isAdminArea ? adminLoginAddress(window.location) : '/home');
    };
    document.addEventListener('visibilitychange', compare);
    window.addEventListener('focus', compare);
    window.addEventListener('storage', compare);
    return () => {
      document.removeEventListener('visibilitychange', compare);
      window.removeEventListener('focus', compare);
      window.removeEventListener('storage', compare);
    };
  }, [navigate]);
}
