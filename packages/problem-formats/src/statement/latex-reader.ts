/** A LaTeX scanner: groups, arguments and environments, by their braces. It knows no commands. */
export class LatexReader {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.position);
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (!found) return undefined;
    this.position += found[0].length;
    return found;
  }

  /** Up to and including `end`; the rest of the text if it is missing. */
  takeUntil(end: string): string {
    const found = this.text.indexOf(end, this.position);
    const stop = found === -1 ? this.text.length : found;
    const taken = this.text.slice(this.position, stop);
    this.position = Math.min(this.text.length, stop + end.length);
    return taken;
  }

  /** The content of the next braces, or undefined. */
  takeGroup(): string | undefined {
    const start = this.position;
    this.take(/\s*/);
    if (this.text[this.position] !== '{') {
      this.position = start;
      return undefined;
    }
    const end = this.findClosing(this.position);
    const content = this.text.slice(this.position + 1, end);
    this.position = Math.min(this.text.length, end + 1);
    return content;
  }

  takeOption(): string | undefined {
    return this.take(/[ \t]*\[([^\]\n]*)\]/)?.[1];
  }

  /** The body of an environment whose `\begin{name}` was consumed. */
  takeEnvironment(name: string): string {
    const [open, close] = [`\\begin{${name}}`, `\\end{${name}}`];
    const start = this.position;
    let depth = 1;
    let from = start;
    while (depth > 0) {
      const nextClose = this.text.indexOf(close, from);
      if (nextClose === -1) {
        this.position = this.text.length;
        return this.text.slice(start);
      }
      const nextOpen = this.text.indexOf(open, from);
      const isOpening = nextOpen !== -1 && nextOpen < nextClose;
      depth += isOpening ? 1 : -1;
      from = isOpening ? nextOpen + open.length : nextClose + close.length;
      this.position = from;
    }
    return this.text.slice(start, this.position - close.length);
  }

  private findClosing(open: number): number {
    let depth = 0;
    for (let index = open; index < this.text.length; index += 1) {
      const letter = this.text[index];
      if (letter === '\\') index += 1;
      else if (letter === '{') depth += 1;
      else if (letter === '}') {
        depth -= 1;
        if (depth === 0) return index;
      }
    }
    return this.text.length;
  }
}
