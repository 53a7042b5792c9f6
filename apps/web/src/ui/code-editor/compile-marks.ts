/**
 * Parses compiler messages into positions in the source. Compiler output is untrusted and may contain anything: each
 * line is truncated and matched alone, so that no pattern takes long, and unrecognised lines are skipped.
 */

export interface CompileMark {
  /** Starts at 1. */
  line: number;
  /** Starts at 1; undefined if the compiler reports only the line. */
  column: number | undefined;
  severity: 'error' | 'warning';
  message: string;
}

/** More marks are not useful, and gcc alone can write thousands. */
const maxMarks = 50;
const maxMessageLength = 500;
/** Only the start of a longer line is matched: no format puts the location later. */
const maxLineLength = 2000;

/** A Java file is named after its public class. */
const sourceName = String.raw`(?:[^\s:()"]*/)?(?:[Mm]ain\.\w+|[\p{L}\p{N}_$]+\.java)`;
const pattern = (source: string) => new RegExp(source.replaceAll('FILE', sourceName), 'u');

/** gcc, clang, kotlinc: `main.cpp:3:5: error: …`; javac has no column. */
const colonForm = pattern(String.raw`^FILE:(\d+):(?:(\d+):)? (fatal error|error|warning): (.+)`);
/** go: `./main.go:3:5: …`, without a severity; ruby likewise. */
const bareForm = pattern(String.raw`^(?:\S+: )?FILE:(\d+):(?:(\d+):)? (.+)`);
/** fpc: `main.pas(3,5) Error: …`; mcs: `Main.cs(3,5): error CS1002: …`. */
const parenthesesForm = pattern(
  String.raw`^FILE\((\d+),(\d+)\):? (Fatal|Error|Warning|error|warning)(?: \w+)?: (.+)`,
);
/** rustc writes the message first, then the location on a line of its own. */
const rustHead = /^(error|warning)(?:\[\w+\])?: (.+)/;
const rustLocation = pattern(String.raw`^\s*--> FILE:(\d+):(\d+)`);
/** python writes the location first; lines of code and a caret follow, then the message. */
const pythonLocation = pattern(String.raw`^\s*File "FILE", line (\d+)`);
const pythonComplaint = /^(\w*(?:Error|Exception|Warning|Interrupt|Exit)\b.*)/;
/** php: `PHP Parse error:  … in /w/main.php on line 3`. */
const phpForm = pattern(String.raw`^(?:PHP )?(?:Parse|Fatal) error: +(.+) in FILE on line (\d+)`);
/** node: `/w/main.js:3`, then the line, a caret, an empty line and the message. */
const nodeLocation = pattern(String.raw`^(?:file://)?FILE:(\d+)$`);
const caretLine = /^(\s*)[\^~]/;

type Severity = CompileMark['severity'];

const severityOf = (word: string): Severity => (/^warning$/i.test(word) ? 'warning' : 'error');
const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

function markOf(line: string, message: string, rest: Partial<CompileMark> = {}): CompileMark {
  const text = message.trim().slice(0, maxMessageLength);
  return { line: Number(line), column: undefined, severity: 'error', ...rest, message: text };
}

/** Formats with everything on one line. */
function readOneLine(text: string): CompileMark | undefined {
  const colon = colonForm.exec(text);
  if (colon !== null) {
    const [, line = '', column, severity = '', message = ''] = colon;
    return markOf(line, message, { column: numberOf(column), severity: severityOf(severity) });
  }
  const parentheses = parenthesesForm.exec(text);
  if (parentheses !== null) {
    const [, line = '', column, severity = '', message = ''] = parentheses;
    return markOf(line, message, { column: numberOf(column), severity: severityOf(severity) });
  }
  const php = phpForm.exec(text);
  if (php !== null) return markOf(php[2] ?? '', php[1] ?? '');
  const bare = bareForm.exec(text);
  if (bare === null || /^(note|In |from )/.test(bare[3] ?? '')) return undefined;
  return markOf(bare[1] ?? '', bare[3] ?? '', { column: numberOf(bare[2]) });
}

/** Formats with location and message on separate lines; the closure keeps the pending half. */
function createPairReader() {
  let rust: { severity: Severity; message: string } | undefined;
  let place: string | undefined;
  return (text: string): CompileMark | undefined => {
    const head = rustHead.exec(text);
    if (head !== null) rust = { severity: severityOf(head[1] ?? ''), message: head[2] ?? '' };
    const rustLine = rustLocation.exec(text);
    if (rustLine !== null && rust !== undefined) {
      const mark = markOf(rustLine[1] ?? '', rust.message, {
        column: numberOf(rustLine[2]),
        severity: rust.severity,
      });
      rust = undefined;
      return mark;
    }
    const line = pythonLocation.exec(text)?.[1] ?? nodeLocation.exec(text)?.[1];
    if (line !== undefined) place = line;
    const complaint = pythonComplaint.exec(text)?.[1];
    if (complaint === undefined || place === undefined) return undefined;
    const mark = markOf(place, complaint);
    place = undefined;
    return mark;
  };
}

/** javac draws a caret below the line instead of reporting the column. */
function columnFromCaret(lines: readonly string[], index: number): number | undefined {
  const caret = caretLine.exec(lines[index + 2] ?? '');
  return caret === null ? undefined : (caret[1] ?? '').length + 1;
}

export function parseCompileMarks(output: string): CompileMark[] {
  const lines = output.split(/\r\n?|\n/);
  const readPair = createPairReader();
  const marks: CompileMark[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (marks.length >= maxMarks) break;
    const text = line.slice(0, maxLineLength);
    const found = readOneLine(text) ?? readPair(text);
    if (found === undefined || found.line < 1) continue;
    const mark = { ...found, column: found.column ?? columnFromCaret(lines, index) };
    const key = `${String(mark.line)} ${String(mark.column)} ${mark.message}`;
    if (!seen.has(key)) marks.push(mark);
    seen.add(key);
  }
  return marks;
}
