/** The data of server-sent events. The response may be cut anywhere, never end, or send nothing for long. */
import { ModelError } from './model-error.ts';

const maxBytes = 2 * 1024 * 1024;
const maxLineLength = 256 * 1024;

export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ModelError('the response of the endpoint is too large');
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new ModelError('a line of the endpoint is too long');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}
