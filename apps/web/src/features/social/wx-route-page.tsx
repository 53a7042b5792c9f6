import { Button } from '@mantine/core';
import { IconUnlink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { socialProviderQuery } from '../../lib/social-login.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MessageState } from '../../ui/message-state.tsx';
import { authoriseHere } from './authorise-here.ts';
import { GuestState } from './guest-state.tsx';
import { socialMessages } from './social-messages.ts';
import { SocialPage } from './social-page.tsx';
import { WorkingState } from './working-state.tsx';
import { decideWxRoute, type WxPath } from './wx-pages.ts';

/** The entry point of the messaging app's menu: opens the named page, after a login if needed. */
export function Component() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const decision = decideWxRoute(
    { page: parameters.get('page'), uid: parameters.get('uid'), username: parameters.get('username') },
    user,
  );
  if (decision.kind === 'go') return <Navigate to={decision.path} replace />;
  return (
    <SocialPage>
      {decision.kind === 'parameter-error' ? <ParameterError /> : <Authorise path={decision.path} />}
    </SocialPage>
  );
}

function ParameterError() {
  const m = useMessages(socialMessages);
  return (
    <div role="alert">
      <MessageState
        compact
        icon={<IconUnlink size={24} stroke={1.5} />}
        title={m.parameterTitle}
        action={
          <Button component={Link} to="/home" variant="default">
            {m.toHome}
          </Button>
        }
      >
        {m.parameter}
      </MessageState>
    </div>
  );
}

function Authorise({ path }: { path: WxPath }) {
  const m = useMessages(socialMessages);
  const { data: provider, isError, refetch } = useQuery(socialProviderQuery(useLocale()));
  const hasLeft = useRef(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (provider === undefined || provider === null || hasLeft.current) return;
    hasLeft.current = true;
    authoriseHere(path).catch((error: unknown) => setFailure(toFormFailure(error, {}).text));
  }, [provider, path]);
  const tryAgain = () => {
    hasLeft.current = false;
    setFailure(undefined);
    void refetch();
  };
  if (failure !== undefined || (provider === undefined && isError))
    return (
      <ErrorState compact onRetry={tryAgain}>
        {failure ?? m.loadFailed}
      </ErrorState>
    );
  if (provider === null) return <GuestState path={path} />;
  return <WorkingState title={m.toProvider} />;
}
