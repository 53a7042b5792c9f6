import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import type { SubmissionDetail } from '../api/get-submission.ts';
import { codeVisibilityOf, type HiddenReason } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import { ShareSwitch } from './share-switch.tsx';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface CodeSheetProps {
  detail: SubmissionDetail;
  control: Pick<SubmissionControl, 'patch'>;
}

export function CodeSheet({ detail, control }: CodeSheetProps) {
  const m = useMessages(detailMessages);
  const { user } = useSession();
  const { submission } = detail;
  const isOwn = user !== undefined && submission.uid === user.uid;
  const visibility = codeVisibilityOf(detail);
  return (
    <section className={classes['code']}>
      <div className={classes['codeHead']}>
        <h2>{m.codeTitle}</h2>
        {isOwn && <ShareSwitch detail={detail} control={control} />}
        {!isOwn && submission.share === true && <span className={classes['tag']}>{m.isShared}</span>}
      </div>
      {visibility.kind === 'shown' && (
        <CodeBlock code={visibility.code} language={submission.language ?? ''} tone="ink" hasLineNumbers />
      )}
      {visibility.kind === 'withheld' && <Locked title={m.withheldTitle}>{visibility.notice}</Locked>}
      {visibility.kind === 'hidden' && <Hidden reason={visibility.reason} />}
    </section>
  );
}

function Hidden({ reason }: { reason: HiddenReason }) {
  const m = useMessages(detailMessages);
  const { user } = useSession();
  if (user !== undefined) return <Locked title={m.hiddenTitle}>{m.hidden[reason]}</Locked>;
  return (
    <Locked title={m.hiddenTitle} hasLogin>
      {m.hidden[reason]}
      <br />
      {m.hiddenGuest}
    </Locked>
  );
}

interface LockedProps {
  title: string;
  hasLogin?: boolean;
  children: ReactNode;
}

function Locked({ title, hasLogin = false, children }: LockedProps) {
  const m = useMessages(detailMessages);
  return (
    <div className={classes['locked']}>
      <MessageState
        icon={<IconLock size={24} stroke={1.5} />}
        title={title}
        {...(hasLogin && {
          action: (
            <Button variant="default" onClick={() => openAccountDialog('Login')}>
              {m.login}
            </Button>
          ),
        })}
      >
        {children}
      </MessageState>
    </div>
  );
}
