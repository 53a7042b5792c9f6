/** Parses server-sent events from text chunks of any size. */
import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  name: string;
  data: string;
}

export interface StreamListener {
  onEvent: (event: StreamEvent) => void;
  /** The heartbeat of the server. */
  onComment?: () => void;
  /** The position to resume from, with an event or alone. */
  onId?: (id: string) => void;
}

const defaultName = 'message';

export function createEventStreamParser({
  onEvent,
  onComment,
  onId,
}: StreamListener): (piece: string) => void {
  const parser = createParser({
    onEvent: ({ event = defaultName, data }) => onEvent({ name: event, data }),
    onComment: () => onComment?.(),
    onId: (id) => onId?.(id),
  });
  return (piece) => parser.feed(piece);
}
