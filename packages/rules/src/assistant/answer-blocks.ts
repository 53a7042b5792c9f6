/**
 * How this works: the answer of a model arrives in pieces of any size. It is cut into blocks, because rules judge whole blocks:
 * a line of prose, a whole fence of code, a whole claim. A block leaves the splitter when it is complete. A fence that the
 * model never closes ends with the answer.
 */

export type AnswerBlock =
  | { kind: 'prose'; text: string }
  | { kind: 'code'; language: string; lines: string[] }
  /** The body of a fence with the language `claim`. */
  | { kind: 'claim'; body: string };

export interface AnswerSplitter {
  push: (piece: string) => AnswerBlock[];
  end: () => AnswerBlock[];
}

const fence = /^\s{0,3}(`{3,}|~{3,})\s*([^\s`]*)/;
/** A longer line would keep the user waiting for the end of it. */
const maxLineLength = 4000;

interface OpenFence {
  mark: string;
  language: string;
  lines: string[];
}

export function createAnswerSplitter(): AnswerSplitter {
  let rest = '';
  let open: OpenFence | undefined;

  const close = (): AnswerBlock[] => {
    if (open === undefined) return [];
    const { language, lines } = open;
    open = undefined;
    return [
      language === 'claim' ? { kind: 'claim', body: lines.join('\n') } : { kind: 'code', language, lines },
    ];
  };

  const takeLine = (line: string): AnswerBlock[] => {
    const [, mark, language] = fence.exec(line) ?? [];
    if (open === undefined) {
      if (mark === undefined) return [{ kind: 'prose', text: line }];
      open = { mark, language: (language ?? '').toLowerCase(), lines: [] };
      return [];
    }
    const isEnd = mark !== undefined && language === '' && mark.startsWith(open.mark);
    if (isEnd) return close();
    open.lines.push(line);
    return [];
  };

  return {
    push: (piece) => {
      const lines = (rest + piece).replaceAll('\r', '').split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > maxLineLength) {
        lines.push(rest);
        rest = '';
      }
      return lines.flatMap(takeLine);
    },
    end: () => {
      const last = rest === '' ? [] : takeLine(rest);
      rest = '';
      return [...last, ...close()];
    },
  };
}
