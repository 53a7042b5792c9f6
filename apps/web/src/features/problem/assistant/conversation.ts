/** The conversation as the panel shows it, and how the events of an answer change it. */
import type {
  AnswerState,
  AssistantMessage,
  HintLevel,
  RemovalReason,
  VerifiedCounterExample,
} from '@touchstone/contract';
import type { AnswerEvent } from './api/open-answer.ts';

export interface ShownMessage {
  key: string;
  isAnswer: boolean;
  level: HintLevel;
  text: string;
  counterExamples: readonly VerifiedCounterExample[];
  removed: readonly RemovalReason[];
  state: AnswerState;
  /** Claims that the judge runs at the moment. */
  checking: number;
}

export const toShown = ({
  id,
  isAnswer,
  level,
  text,
  counterExamples,
  removed,
  state,
}: AssistantMessage): ShownMessage => ({
  key: String(id),
  isAnswer,
  level,
  text,
  counterExamples,
  removed,
  // Another page or an earlier visit may have left it; this page does not receive it.
  state: state === 'streaming' || state === 'waiting' ? 'cut-off' : state,
  checking: 0,
});

const empty = { counterExamples: [], removed: [], checking: 0 } as const;

export const addExchange = (
  messages: readonly ShownMessage[],
  { key, text, level }: { key: string; text: string; level: HintLevel },
): ShownMessage[] => [
  ...messages,
  { ...empty, key: `${key}-question`, isAnswer: false, level, text, state: 'complete' },
  { ...empty, key: `${key}-answer`, isAnswer: true, level, text: '', state: 'streaming' },
];

const changeLast = (
  messages: readonly ShownMessage[],
  change: (last: ShownMessage) => ShownMessage,
): ShownMessage[] =>
  messages.map((message, index) => (index === messages.length - 1 ? change(message) : message));

export const endLast = (messages: readonly ShownMessage[], state: AnswerState): ShownMessage[] =>
  changeLast(messages, (last) => ({ ...last, state, checking: 0 }));

export function applyEvent(messages: readonly ShownMessage[], event: AnswerEvent): ShownMessage[] {
  return changeLast(messages, (last) => {
    switch (event.name) {
      case 'text':
        return { ...last, text: last.text + event.data.text };
      case 'checking':
        return { ...last, checking: last.checking + 1 };
      case 'counter-example':
        return {
          ...last,
          counterExamples: [...last.counterExamples, event.data],
          checking: Math.max(0, last.checking - 1),
        };
      case 'removed':
        return {
          ...last,
          removed: last.removed.includes(event.data.reason)
            ? last.removed
            : [...last.removed, event.data.reason],
          checking: event.data.reason === 'unverified' ? Math.max(0, last.checking - 1) : last.checking,
        };
      case 'done':
        return { ...last, state: event.data.state, checking: 0 };
      default:
        return event satisfies never;
    }
  });
}
