import { defineMessages, useMessages } from '../../lib/messages.ts';
import { diffLines, type DiffLine } from './diff-lines.ts';
import classes from './text-diff.module.css';

const diffMessages = defineMessages({
  'zh-CN': { removed: '删除', added: '新增', skipped: (count: number) => `${String(count)} 行没有变化` },
  'zh-HK': { removed: '刪除', added: '新增', skipped: (count) => `${String(count)} 行沒有變化` },
  'en-US': { removed: 'Removed', added: 'Added', skipped: (count) => `${String(count)} unchanged lines` },
});

const contextLines = 2;

/** Two texts line by line, with a sign before each changed line. Long unchanged parts are left out. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const m = useMessages(diffMessages);
  return (
    <ol className={classes['root']}>
      {foldUnchanged(diffLines(before, after)).map((part) =>
        'count' in part ? (
          <li key={part.position} className={classes['skipped']}>
            {m.skipped(part.count)}
          </li>
        ) : (
          <li key={part.position} className={classes['line']} data-kind={part.kind}>
            {part.kind !== 'same' && <span className={classes['spoken']}>{m[part.kind]}</span>}
            {part.text === '' ? '\u00a0' : part.text}
          </li>
        ),
      )}
    </ol>
  );
}

/** A line, or a count of unchanged lines. The position is that of the first line in the whole difference. */
type DiffPart = { position: number } & (DiffLine | { count: number });

export function foldUnchanged(lines: readonly DiffLine[]): DiffPart[] {
  const isNear = (index: number) =>
    lines
      .slice(Math.max(0, index - contextLines), index + contextLines + 1)
      .some(({ kind }) => kind !== 'same');
  const folded: DiffPart[] = [];
  for (const [position, line] of lines.entries()) {
    const last = folded.at(-1);
    if (isNear(position)) folded.push({ position, ...line });
    else if (last !== undefined && 'count' in last) last.count += 1;
    else folded.push({ position, count: 1 });
  }
  return folded;
}
