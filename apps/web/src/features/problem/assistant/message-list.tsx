import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { assistantMessages } from './assistant-messages.ts';
import classes from './assistant.module.css';
import type { ShownMessage } from './conversation.ts';
import { CounterExampleCard } from './counter-example-card.tsx';

const nearEndPx = 80;

/** Follows the end while the user is there, and stays where the user scrolled to. */
function useFollowEnd() {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = list;
    if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  const watch = () => {
    const { current } = list;
    if (current === null) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEndPx;
  };
  return { list, watch };
}

export function MessageList({ messages }: { messages: readonly ShownMessage[] }) {
  const m = useMessages(assistantMessages);
  const { list, watch } = useFollowEnd();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div ref={list} className={classes['list']} role="log" aria-label={m.title} tabIndex={0} onScroll={watch}>
      {messages.map((message) =>
        message.isAnswer ? (
          <Answer key={message.key} message={message} />
        ) : (
          <div key={message.key} className={classes['question']}>
            <span className={classes['author']}>
              {m.you} · {m.levels[message.level]}
            </span>
            <p>{message.text}</p>
          </div>
        ),
      )}
    </div>
  );
}

function Answer({ message }: { message: ShownMessage }) {
  const m = useMessages(assistantMessages);
  const { text, counterExamples, removed, state, checking } = message;
  const isStreaming = state === 'streaming';
  const isEmpty = text.trim() === '' && counterExamples.length === 0;
  return (
    <div className={classes['answer']}>
      <span className={classes['author']}>{m.assistant}</span>
      {text.trim() !== '' && <Markdown isShort>{text}</Markdown>}
      {counterExamples.map((example) => (
        <CounterExampleCard key={`${example.input} ${example.explanation}`} example={example} />
      ))}
      {isStreaming && (
        <p className={classes['working']} role="status">
          {checking > 0 ? m.checking : m.thinking}
        </p>
      )}
      {removed.map((reason) => (
        <Notice key={reason}>{m.removed[reason]}</Notice>
      ))}
      {state !== 'complete' && state !== 'streaming' && state !== 'waiting' && (
        <Notice>{m.ended[state]}</Notice>
      )}
      {state === 'complete' && isEmpty && <Notice>{m.nothing}</Notice>}
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p className={classes['notice']}>
      <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}
