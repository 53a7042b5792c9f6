import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AssistantStateOnWire } from '@touchstone/contract';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { assistantStateQuery } from './api/assistant.ts';
import { assistantMessages } from './assistant-messages.ts';
import classes from './assistant.module.css';
import { MessageList } from './message-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { ConsentNotice, LoginNotice, RefusalNotice } from './refusal-notice.tsx';
import { useConversation } from './use-conversation.ts';

interface AssistantPanelProps {
  pid: number;
  context: ProblemContext;
  onClose: () => void;
}

export function AssistantPanel({ pid, context, onClose }: AssistantPanelProps) {
  const m = useMessages(assistantMessages);
  const uid = useSession().user?.uid;
  return (
    <section className={classes['panel']} aria-label={m.title}>
      {uid === undefined ? (
        <>
          <PanelHead onClose={onClose} />
          <LoginNotice />
        </>
      ) : (
        <Opened key={`${uid} ${String(pid)}`} pid={pid} context={context} uid={uid} onClose={onClose} />
      )}
    </section>
  );
}

interface PanelHeadProps {
  quota?: string;
  onStartOver?: (() => void) | undefined;
  onClose: () => void;
}

function PanelHead({ quota, onStartOver, onClose }: PanelHeadProps) {
  const m = useMessages(assistantMessages);
  return (
    <div className={classes['head']}>
      <h2>{m.title}</h2>
      <span className={classes['quota']}>{quota}</span>
      {onStartOver !== undefined && (
        <ActionIcon aria-label={m.startOver} title={m.startOver} onClick={onStartOver}>
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={m.close} title={m.close} onClick={onClose}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}

interface OpenedProps extends AssistantPanelProps {
  uid: string;
}

function Opened({ pid, context, uid, onClose }: OpenedProps) {
  const m = useMessages(assistantMessages);
  const state = useQuery(assistantStateQuery(pid, context, uid));
  const conversation = useConversation(pid, context, uid);
  const [isAsking, setAsking] = useState(false);
  const { data } = state;
  const isOff = data === undefined || data.refusal === 'not-configured';
  return (
    <>
      <PanelHead
        {...(!isOff && { quota: m.left(data.questionsLeft, data.questionsPerDay) })}
        onStartOver={conversation.canStartOver ? () => setAsking(true) : undefined}
        onClose={onClose}
      />
      {data === undefined || conversation.isLoading ? (
        state.isError ? (
          <ErrorState compact title={m.failed} onRetry={() => void state.refetch()} />
        ) : (
          <div className={classes['waiting']} aria-busy>
            <Skeleton height={20} width="60%" />
            <Skeleton height={96} />
          </div>
        )
      ) : (
        <Talk state={data} conversation={conversation} />
      )}
      <ConfirmDialog
        opened={isAsking}
        title={m.startOverAsk}
        confirmLabel={m.startOver}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void conversation.startOver();
        }}
      >
        {m.startOverText}
      </ConfirmDialog>
    </>
  );
}

interface TalkProps {
  state: AssistantStateOnWire;
  conversation: ReturnType<typeof useConversation>;
}

/** An answer that streams is shown to its end, also if it used the last question. */
function Talk({ state, conversation }: TalkProps) {
  const [text, setText] = useState('');
  const { messages, isBusy, ask, stop } = conversation;
  const { refusal } = state;
  if (refusal === 'consent') return <ConsentNotice state={state} />;
  const isOff = refusal !== null && !isBusy;
  return (
    <>
      {messages.length > 0 ? (
        <MessageList messages={messages} />
      ) : (
        !isOff && <Suggestions onChoose={setText} />
      )}
      {isOff ? (
        <RefusalNotice refusal={refusal} lock={state.lock} />
      ) : (
        <QuestionForm
          text={text}
          onText={setText}
          highestLevel={state.highestLevel}
          isBusy={isBusy}
          onStop={stop}
          onAsk={(level) => {
            const asked = text;
            setText('');
            void ask({ text: asked, level }).then((isAccepted) => {
              if (!isAccepted) setText((now) => (now === '' ? asked : now));
            });
          }}
        />
      )}
    </>
  );
}

function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const m = useMessages(assistantMessages);
  return (
    <div className={classes['suggestions']}>
      <h3>{m.emptyTitle}</h3>
      <p>{m.emptyText}</p>
      {Object.values(m.suggestions).map((text) => (
        <Button key={text} variant="default" size="compact-md" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
