import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useAccountDialog } from '../lib/account-dialog.ts';
import { useInUseQuestion } from '../lib/in-use.ts';
import { useOwnPageTitle } from '../lib/page-title.ts';
import { useRouteTitle } from '../lib/route-handle.ts';
import { useIsIdentityAsked } from '../lib/second-factor/fresh-identity.ts';
import { useSiteName } from '../lib/site-name.ts';
import { ToastViewport } from '../ui/toast-viewport.tsx';
import { useChatWidget } from './chat-widget/use-chat-widget.ts';
import { useCrossTabSession } from './use-cross-tab-session.ts';

const AccountDialogs = lazy(async () => ({
  default: (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
}));

const IdentityGate = lazy(async () => ({
  default: (await import('../ui/second-factor/identity-gate.tsx')).IdentityGate,
}));

const InUseGate = lazy(async () => ({
  default: (await import('../ui/in-use/in-use-gate.tsx')).InUseGate,
}));

function useDocumentTitle(): void {
  const site = useSiteName();
  const own = useOwnPageTitle();
  const routeTitle = useRouteTitle();
  const title = own ?? routeTitle;
  useEffect(() => {
    document.title = title === undefined ? site : `${title} · ${site}`;
  }, [title, site]);
}

/** The dialogs load on first use and stay mounted, so that their closing animation is visible. */
function useEverOpened(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever;
}

/** The parts of every page, in any frame: title, dialogs, messages. */
export function RootFrame() {
  useDocumentTitle();
  useCrossTabSession();
  useChatWidget();
  const dialogsWanted = useEverOpened(useAccountDialog() !== undefined);
  const identityWanted = useEverOpened(useIsIdentityAsked());
  const inUseWanted = useEverOpened(useInUseQuestion() !== undefined);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <ToastViewport />
      <Suspense fallback={null}>{dialogsWanted && <AccountDialogs />}</Suspense>
      <Suspense fallback={null}>{identityWanted && <IdentityGate />}</Suspense>
      <Suspense fallback={null}>{inUseWanted && <InUseGate />}</Suspense>
    </>
  );
}
