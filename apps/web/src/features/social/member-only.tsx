import type { UserInfo } from '@touchstone/contract';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { GuestState } from './guest-state.tsx';
import { SocialPage } from './social-page.tsx';
import type { WxPath } from './wx-pages.ts';

/** The page of whoever is logged in; everybody else is asked to log in and comes back to it. */
export function MemberOnly({ path, children }: { path: WxPath; children: (user: UserInfo) => ReactNode }) {
  const { user } = useSession();
  return <SocialPage>{user === undefined ? <GuestState path={path} /> : children(user)}</SocialPage>;
}
