import type { UserInfo } from '@touchstone/contract';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { GuestState } from './guest-state.tsx';
import { SocialPage } from './social-page.tsx';
import type { WxPath } from './wx-pages.ts';

/** Renders its content for logged-in users; guests are asked to log in and return to it. */
export function MemberOnly({ path, children }: { path: WxPath; children: (user: UserInfo) => ReactNode }) {
  const { user } = useSession();
  return <SocialPage>{user === undefined ? <GuestState path={path} /> : children(user)}</SocialPage>;
}
