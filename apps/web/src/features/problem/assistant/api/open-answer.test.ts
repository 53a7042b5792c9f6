import { expect, onTestFinished, test, vi } from 'vitest';
import { AnswerRefused, openAnswer, type AnswerEvent } from './open-answer.ts';

function answerWith(response: Response) {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    return Promise.resolve(response);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return addresses;
}

async function read() {
  const events: AnswerEvent[] = [];
  await openAnswer(7, { signal: new AbortController().signal, onEvent: (event) => events.push(event) });
  return events;
}

test('reads the events of the stream and ignores unknown ones', async () => {
  const body =
    'retry: 3000\n\nevent: text\ndata: {"text":"Think.\\n"}\n\nevent: later\ndata: {}\n\n:\n\n' +
    'event: done\ndata: {"state":"complete","questionsLeft":1,"questionsPerDay":2}\n\n';
  const addresses = answerWith(
    new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  );
  expect(await read()).toEqual([
    { name: 'text', data: { text: 'Think.\n' } },
    { name: 'done', data: { state: 'complete', questionsLeft: 1, questionsPerDay: 2 } },
  ]);
  expect(addresses).toEqual(['/api/assistant/answer?id=7']);
});

test('a refusal has the text of the server, the page of a proxy has none', async () => {
  answerWith(new Response('{"status":400,"msg":"No questions left.","data":null}'));
  await expect(read()).rejects.toEqual(new AnswerRefused('No questions left.'));
  answerWith(new Response('<html>', { status: 502 }));
  await expect(read()).rejects.toEqual(new AnswerRefused(''));
});
