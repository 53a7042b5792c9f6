/** Opens an event stream and collects what arrives. */
import { createParser } from 'eventsource-parser';

export interface ReceivedEvent {
  name: string;
  data: unknown;
}

export interface StreamListener {
  response: Response;
  events: ReceivedEvent[];
  text: () => string;
  /** Empty before the first one. */
  lastEventId: () => string;
  isOver: () => boolean;
  leave: () => void;
}

export async function readEventStream(
  address: string,
  headers: Record<string, string> = {},
): Promise<StreamListener> {
  const controller = new AbortController();
  const response = await fetch(address, { headers, signal: controller.signal });
  const events: ReceivedEvent[] = [];
  let text = '';
  let lastEventId = '';
  let isOver = false;
  const parser = createParser({
    onId: (id) => (lastEventId = id),
    onEvent: ({ event = 'message', data }) => events.push({ name: event, data: JSON.parse(data) as unknown }),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true });
      text += piece;
      if (response.status === 200) parser.feed(piece);
    }
  };
  const end = () => (isOver = true);
  read().then(end, end);
  return {
    response,
    events,
    text: () => text,
    lastEventId: () => lastEventId,
    isOver: () => isOver,
    leave: () => {
      controller.abort();
    },
  };
}
