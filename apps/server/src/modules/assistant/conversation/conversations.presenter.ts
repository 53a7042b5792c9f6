import {
  toWireDate,
  type AssistantMessage,
  type RemovalReason,
  type VerifiedCounterExample,
} from '@touchstone/contract';
import type { MessageRow } from './conversations.repository.ts';

export const presentMessage = ({
  counterExamples,
  removed,
  createdAt,
  ...message
}: MessageRow): AssistantMessage => ({
  ...message,
  // endAnswer is the only writer of these columns.
  counterExamples: counterExamples as unknown as VerifiedCounterExample[],
  removed: removed as unknown as RemovalReason[],
  gmtCreate: toWireDate(createdAt),
});
