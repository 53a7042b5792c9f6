import { join } from 'node:path';
import { createRepetitionFilter } from './repetition-filter.ts';
import { readableLogLine } from './readable-log-line.ts';
import { createRotatingLog } from './rotating-log.ts';

const logMaxBytes = 20 * 1024 * 1024;
const keptFiles = 3;
const keptLastWords = 20;
/** A cheap test before parsing: levels 40 and up, or not JSON. */
const maybeWorthShowing = /^(?!\{)|"level":[4-9]\d/;

export interface ChildOutput {
  readonly write: (text: string) => void;
  /** The last lines shown, for the report of a crash. */
  readonly lastWords: () => string;
}

/** Writes the output of a child to its log file; warnings and errors also go to the console. */
export function createChildOutput(
  name: string,
  dataDirectory: string,
  print: (line: string) => void,
): ChildOutput {
  const append = createRotatingLog(join(dataDirectory, 'logs', `${name}.log`), {
    maxBytes: logMaxBytes,
    keptFiles,
    onFailure: ({ message }) => {
      print(`${name}: the log cannot be written: ${message}`);
    },
  });
  const isNews = createRepetitionFilter();
  let unfinished = '';
  const lastWords: string[] = [];
  return {
    lastWords: () => lastWords.join('\n'),
    write: (text) => {
      append(text);
      const lines = (unfinished + text).split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) {
        if (!maybeWorthShowing.test(line)) continue;
        const readable = readableLogLine(name, line);
        if (readable === undefined) continue;
        lastWords.push(readable);
        if (lastWords.length > keptLastWords) lastWords.shift();
        if (isNews(readable)) print(readable);
      }
    },
  };
}
