/**
 * How this works: the document is read in chunks and emitted as a sequence of events; a long text spans several events,
 * so that no document is ever in memory as a whole. Documents that define their own entities are refused: such entities
 * are a known attack (expansion bombs), and no exporter of problems writes them. The parser never fetches anything, so
 * an external document type is harmless.
 */
import sax from 'sax';
import { FormatError } from '../read-result.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { XmlSource } from './xml-source.ts';

export type XmlEvent = { readonly line: number } & (
  | { readonly type: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'close'; readonly name: string }
);

export async function* readXml(source: XmlSource): AsyncIterable<XmlEvent> {
  const decoder = new TextDecoder(await chooseEncoding(source), { fatal: true });
  const reader = createReader(source.path);
  for await (const chunk of await source.content.open()) {
    yield* reader.read(decoder.decode(chunk as Buffer, { stream: true }));
  }
  yield* reader.read(decoder.decode());
  yield* reader.end();
}

const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';

/**
 * The parser examines every character. Tests are nearly all of a document and are in CDATA sections, so the parser sees
 * only their start and end; the content in between is skipped with an indexed search.
 */
function createReader(path: string) {
  const events: XmlEvent[] = [];
  const parser = sax.parser(true, { position: true });
  let isInCdata = false;
  let kept = '';
  const handlers = createHandlers(path, events, () => parser.line + 1);
  // The parser is not an event target: its handlers are properties.
  Object.assign(parser, {
    ...handlers,
    onopencdata: () => (isInCdata = true),
    onclosecdata: () => (isInCdata = false),
  });

  /** Returns the unread rest. */
  const readMarkup = (text: string): string => {
    const start = text.indexOf(cdataStart);
    const end = start < 0 ? text.length : start + cdataStart.length;
    parser.write(text.slice(0, end));
    return text.slice(end);
  };
  const readCdata = (text: string): string => {
    const end = text.indexOf(cdataEnd);
    const content = text.slice(0, end < 0 ? Math.max(0, text.length - cdataEnd.length + 1) : end);
    if (content !== '') handlers.ontext(content);
    parser.line += content.split('\n').length - 1;
    if (end >= 0) parser.write(cdataEnd);
    // The end marker itself may be split over two chunks.
    else kept = text.slice(content.length);
    return end < 0 ? '' : text.slice(end + cdataEnd.length);
  };

  return {
    read: (text: string): XmlEvent[] => {
      let rest = kept + text;
      kept = '';
      while (rest !== '') rest = isInCdata ? readCdata(rest) : readMarkup(rest);
      return events.splice(0);
    },
    end: (): XmlEvent[] => {
      parser.write(kept).close();
      return events.splice(0);
    },
  };
}

function createHandlers(path: string, events: XmlEvent[], line: () => number) {
  const push = (text: string) => {
    events.push({ type: 'text', text, line: line() });
  };
  return {
    onerror: () => {
      throw new FormatError('xml-invalid', { file: path, line: line() });
    },
    ondoctype: (doctype: string) => {
      if (/<!ENTITY/i.test(doctype)) throw new FormatError('entities-refused', { file: path, line: line() });
    },
    onopentag: ({ name, attributes }: sax.Tag) => {
      events.push({ type: 'open', name: name.toLowerCase(), attributes, line: line() });
    },
    onclosetag: (name: string) => {
      events.push({ type: 'close', name: name.toLowerCase(), line: line() });
    },
    ontext: push,
    oncdata: push,
  };
}
