import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReason } from '../../../ui/remote/remote-reason-messages.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { failureQuery, type RemoteFailure } from '../api/failures.ts';
import { failureMessages } from './failure-messages.ts';
import classes from './failures.module.css';

interface FailureDrawerProps {
  /** Undefined while the drawer is closed. */
  failure: RemoteFailure | undefined;
  onClose: () => void;
}

export function FailureDrawer({ failure, onClose }: FailureDrawerProps) {
  const m = useMessages(failureMessages);
  const shown = useLast(failure);
  return (
    <Drawer
      opened={failure !== undefined}
      onClose={onClose}
      position="right"
      size={640}
      title={<span className={classes['drawerTitle']}>{m.drawerTitle}</span>}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {shown !== undefined && <FailureView failure={shown} />}
    </Drawer>
  );
}

export function FailureView({ failure }: { failure: RemoteFailure }) {
  const m = useMessages(failureMessages);
  const locale = useLocale();
  const reason = useReason();
  return (
    <div className={classes['failure']}>
      <h2 className={classes['subject']}>
        {remoteJudgeNames[failure.key]} · {m.steps[failure.step]}
      </h2>
      <p className={classes['why']}>{reason(failure.code)}</p>
      <dl className={classes['facts']}>
        <Fact name={m.columnTime}>{formatDateTime(parseWireDate(failure.createdAt), locale)}</Fact>
        {failure.username !== null && <Fact name={m.account}>{failure.username}</Fact>}
        {failure.submissionId !== null && (
          <Fact name={m.submission}>
            <Link to={`/submission-detail/${String(failure.submissionId)}`}>
              {m.submissionLink(failure.submissionId)}
            </Link>
          </Fact>
        )}
        {failure.url !== null && <Fact name={m.address}>{failure.url}</Fact>}
        {failure.httpStatus !== null && <Fact name={m.httpStatus}>{failure.httpStatus}</Fact>}
        {failure.detail !== '' && <Fact name={m.detail}>{failure.detail}</Fact>}
      </dl>
      <h3 className={classes['label']}>{m.snapshot}</h3>
      {failure.hasSnapshot ? <Snapshot id={failure.id} /> : <p className={classes['none']}>{m.noSnapshot}</p>}
    </div>
  );
}

/** The page of another site is untrusted: it is shown as text and never rendered. */
function Snapshot({ id }: { id: number }) {
  const m = useMessages(failureMessages);
  const { data, isError, refetch } = useQuery(failureQuery(id));
  if (data === undefined)
    return isError ? (
      <ErrorState compact title={m.snapshotFailed} onRetry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={8} />
    );
  if (data.snapshot === null) return <p className={classes['none']}>{m.noSnapshot}</p>;
  return (
    <div>
      <p className={classes['snapshotHint']}>
        {m.snapshotHint}
        <CopyButton text={data.snapshot} />
      </p>
      <pre
        className={classes['page']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll, also by keyboard
        tabIndex={0}
        role="region"
        aria-label={m.snapshot}
      >
        {data.snapshot}
      </pre>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
