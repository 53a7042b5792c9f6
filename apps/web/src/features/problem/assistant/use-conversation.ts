/**
 * How this works: the stored conversation is loaded once; questions and answers of this visit are added to it. One answer
 * streams at a time. Stopping, closing the panel or leaving the page closes the stream, which stops the model.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HintLevel } from '@touchstone/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { currentMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { getOpenWorkbench } from '../workbench/open-workbench.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { askQuestion, contextQuery, conversationQuery, deleteConversation } from './api/assistant.ts';
import { AnswerRefused, openAnswer } from './api/open-answer.ts';
import { assistantMessages } from './assistant-messages.ts';
import { addExchange, applyEvent, endLast, toShown, type ShownMessage } from './conversation.ts';

interface Asked {
  text: string;
  level: HintLevel;
}

export function useConversation(pid: number, context: ProblemContext, uid: string) {
  const client = useQueryClient();
  const stored = useQuery(conversationQuery(pid, uid));
  const [added, setAdded] = useState<readonly ShownMessage[]>([]);
  const [startedId, setStartedId] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const refreshState = () => client.invalidateQueries({ queryKey: ['assistant', 'state'] });
  const conversationId = startedId ?? stored.data?.id;

  async function stream({ text, level }: Asked, signal: AbortSignal) {
    const workbench = getOpenWorkbench();
    const program = workbench?.getProgram();
    const submitId = workbench?.getSubmitId();
    const asked = await askQuestion({
      ...contextQuery(pid, context),
      text,
      level,
      ...(conversationId !== undefined && { conversationId }),
      ...(program !== undefined && program),
      ...(submitId !== undefined && { submitId }),
    });
    setStartedId(asked.conversationId);
    setAdded((before) => addExchange(before, { key: String(asked.answerId), text, level: asked.level }));
    let isDone = false;
    await openAnswer(asked.answerId, {
      signal,
      onEvent: (event) => {
        isDone ||= event.name === 'done';
        setAdded((before) => applyEvent(before, event));
      },
    });
    if (!isDone) setAdded((before) => endLast(before, 'cut-off'));
  }

  /** Whether the question was accepted: otherwise its text stays in the field. */
  const ask = async (asked: Asked): Promise<boolean> => {
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    try {
      await stream(asked, controller.signal);
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setAdded((before) => endLast(before, 'stopped'));
        return true;
      }
      // The API client has shown its own errors.
      if (error instanceof ApiError) return false;
      if (!(error instanceof AnswerRefused || error instanceof TypeError)) throw error;
      setAdded((before) => endLast(before, 'unavailable'));
      if (error instanceof AnswerRefused && error.message !== '') showToast('error', error.message);
      else showToast('error', currentMessages(assistantMessages).lost);
      return true;
    } finally {
      setBusy(false);
      await refreshState();
    }
  };

  const startOver = async () => {
    if (conversationId === undefined) return;
    await deleteConversation(conversationId);
    setAdded([]);
    setStartedId(undefined);
    client.setQueryData(conversationQuery(pid, uid).queryKey, null);
  };

  return {
    isLoading: stored.isPending,
    messages: [...(stored.data?.messages ?? []).map(toShown), ...added],
    isBusy,
    ask,
    stop: () => current.current?.abort(),
    startOver,
    canStartOver: conversationId !== undefined && !isBusy,
  };
}
