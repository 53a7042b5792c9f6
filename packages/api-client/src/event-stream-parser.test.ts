import { describe, expect, it } from 'vitest';
import { createEventStreamParser, type StreamEvent } from './event-stream-parser.ts';

function parse(pieces: readonly string[]) {
  const events: StreamEvent[] = [];
  const ids: string[] = [];
  let comments = 0;
  const push = createEventStreamParser({
    onEvent: (event) => events.push(event),
    onComment: () => (comments += 1),
    onId: (id) => ids.push(id),
  });
  for (const piece of pieces) push(piece);
  return { events, comments, ids };
}

const submission = (data: string): StreamEvent => ({ name: 'submission', data });

describe('createEventStreamParser', () => {
  it.each<[name: string, text: string, events: StreamEvent[]]>([
    ['an event', 'event: submission\ndata: 1\n\n', [submission('1')]],
    [
      'several events',
      'event: submission\ndata: 1\n\nevent: submission\ndata: 2\n\n',
      [submission('1'), submission('2')],
    ],
    ['CR LF as the end of a line', 'event: submission\r\ndata: 1\r\n\r\n', [submission('1')]],
    [
      'CR as the end of a line',
      'event: submission\rdata: 1\r\rdata: 2\r\r:',
      [submission('1'), { name: 'message', data: '2' }],
    ],
    ['data of several lines', 'data: a\ndata:  b\ndata\n\n', [{ name: 'message', data: 'a\n b\n' }]],
    ['a name only for the event that it begins', 'event: a\n\ndata: 1\n\n', [{ name: 'message', data: '1' }]],
    ['no event without data', 'retry: 3000\n\nid: 4\n\n', []],
    ['no event that is not finished', 'data: 1\n', []],
    ['a byte order mark before the first line', '\u{FEFF}data: 1\n\n', [{ name: 'message', data: '1' }]],
  ])('parses %s, in one chunk and character by character', (_name, text, events) => {
    expect(parse([text]).events).toEqual(events);
    expect(parse(text.split('')).events).toEqual(events);
  });

  it('reports comments without an event', () => {
    expect(parse([':\n\n', ': still here\n', '\n'])).toEqual({ events: [], comments: 2, ids: [] });
  });

  it('reports ids, of events and alone', () => {
    expect(parse(['data: 1\nid: a-1\n\nid: a-2\n', '\n'])).toEqual({
      events: [{ name: 'message', data: '1' }],
      comments: 0,
      ids: ['a-1', 'a-2'],
    });
  });
});
