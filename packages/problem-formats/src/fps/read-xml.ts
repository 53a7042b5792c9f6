/**
 * How this works: the document is read in pieces and told as a sequence of events; a text comes in as many pieces as it takes,
 * so that no document is ever held whole. Entities that a document defines for itself are refused: they exist to make little
 * into much, and no exporter of problems writes them. The parser never fetches anything, so a document type that only names
 * its definition is harmless.
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
 * The parser looks at every letter. Of tests, which are nearly all of a document and stand in CDATA, it only sees where they
 * begin and end: what is between is looked for as a whole.
 */
function createReader(path: string) {
  const events: XmlEvent[] = [];
  const parser = sax.parser(true, { position: true });
  let isInCdata = false;
  let kept = '';
  const handlers = createHandlers(path, events, () => parser.line + 1);
  // The parser is no event target: its handlers are properties.
  Object.assign(parser, {
    ...handlers,
    onopencdata: () => (isInCdata = true),
    onclosecdata: () => (isInCdata = false),
  });

  /** Answers what is left to be read. */
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
    // The end itself may come in two pieces.
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
