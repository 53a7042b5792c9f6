/**
 * Reads server-sent events from text that arrives in pieces of any size.
 *
 * How this works: lines end with LF, CR LF or CR, and a piece may end anywhere, also between CR and LF: a CR at the very end
 * of what is known waits for the next piece. `event` and `data` lines gather until an empty line, which makes the event; an
 * event without data is nothing. Comments (lines that begin with a colon) are the server's heartbeat.
 */
export interface StreamEvent {
  name: string;
  data: string;
}

export interface StreamListener {
  onEvent: (event: StreamEvent) => void;
  onComment: () => void;
}

const byteOrderMark = '\u{FEFF}';
const usualName = 'message';

export function createEventStreamParser({ onEvent, onComment }: StreamListener): (piece: string) => void {
  let rest = '';
  let isFirst = true;
  let name = '';
  let data: string[] = [];

  const finishEvent = () => {
    if (data.length > 0) onEvent({ name: name === '' ? usualName : name, data: data.join('\n') });
    name = '';
    data = [];
  };

  const takeLine = (line: string) => {
    if (line === '') return finishEvent();
    if (line.startsWith(':')) return onComment();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    return undefined;
  };

  return (piece) => {
    rest += isFirst && piece.startsWith(byteOrderMark) ? piece.slice(1) : piece;
    if (piece !== '') isFirst = false;
    const waits = rest.endsWith('\r') ? '\r' : '';
    const lines = rest.slice(0, rest.length - waits.length).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + waits;
    for (const line of lines) takeLine(line);
  };
}
