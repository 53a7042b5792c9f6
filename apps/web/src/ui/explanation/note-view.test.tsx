import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { noteMessages } from './note-messages.ts';
import { NoteView } from './note-view.tsx';

const difference = {
  code: 'difference',
  kind: 'spacing',
  line: 2,
  token: 3,
  expected: ' 5',
  actual: '\n\t5',
} as const satisfies JudgeNote;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('NoteView in %s', (locale) => {
  const m = noteMessages[locale];
  const show = (note: JudgeNote) => renderMarkup(<NoteView note={note} />, { locale }).text;

  it('shows where the output differs, with visible whitespace', () => {
    const text = show(difference);
    expect(text).toContain(m.difference.spacing(2, 3));
    expect(text).toContain('·5');
    expect(text).toContain('↵→');
  });

  it('shows only the position if the values are hidden', () => {
    const text = show({ ...difference, expected: null, actual: null });
    expect(text).toContain(m.difference.spacing(2, 3));
    expect(text).not.toContain(m.expected);
  });

  it('shows the end of the output', () => {
    const text = show({ ...difference, kind: 'missing', actual: '' });
    expect(text).toContain(m.endOfOutput);
  });

  it.each<[JudgeNote, string]>([
    [{ code: 'signal', signal: 11 }, m.signalCauses[11]],
    [{ code: 'signal', signal: 8 }, m.signalCauses[8]],
    [{ code: 'signal', signal: 6 }, m.signalCauses[6]],
    [{ code: 'exit-code', exitCode: 1 }, m.exitCodeCause],
    [{ code: 'exit-code', exitCode: 139 }, m.signalCauses[11]],
    [{ code: 'output-limit' }, m.plain['output-limit'].text],
    [{ code: 'time-limit', limitMs: 1000 }, m.timeLimit('1.00 s')],
    [{ code: 'memory-limit', limitMb: 256 }, m.memoryLimit('256 MB')],
  ])('explains %j', (note, text) => {
    expect(show(note)).toContain(text);
  });

  it('names a signal without a usual cause', () => {
    expect(show({ code: 'signal', signal: 64 })).toContain(m.signal('64'));
  });
});
