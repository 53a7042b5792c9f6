import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { loginsQuery, type Login } from './api/dashboard.ts';
import { nameBrowser } from './name-browser.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

/** Lets administrators notice logins of other people with their account. */
export function LoginsSheet() {
  const m = useMessages(overviewMessages);
  const { data, isError, refetch } = useQuery(loginsQuery);
  return (
    <Sheet title={m.loginsTitle} flush>
      {data !== undefined && data.length > 0 && (
        <ol className={classes['logins']}>
          {data.map((login, index) => (
            <LoginEntry key={login.id} login={login} isLatest={index === 0} />
          ))}
        </ol>
      )}
      {data !== undefined && data.length > 0 && <p className={classes['foot']}>{m.loginsText}</p>}
      {data?.length === 0 && <EmptyState compact title={m.loginsEmpty} />}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={4} height={45} />}
    </Sheet>
  );
}

function LoginEntry({ login, isLatest }: { login: Login; isLatest: boolean }) {
  const m = useMessages(overviewMessages);
  const locale = useLocale();
  return (
    <li>
      <span className={classes['loginTime']}>{formatDateTime(parseWireDate(login.gmtCreate), locale)}</span>
      <span className={classes['loginIp']}>{login.ip}</span>
      <span className={classes['loginBrowser']} title={login.userAgent ?? ''}>
        {nameBrowser(login.userAgent ?? '') ?? m.unknownBrowser}
      </span>
      {isLatest && <Badge color="info">{m.current}</Badge>}
    </li>
  );
}
