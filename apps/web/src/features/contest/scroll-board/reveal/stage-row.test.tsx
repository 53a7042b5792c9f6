import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import type { RevealPlan } from './build-plan.ts';
import { revealMessages } from './reveal-messages.ts';
import { StageControls } from './stage-controls.tsx';
import { StageRow } from './stage-row.tsx';
import type { Player } from './use-player.ts';

const plan = {
  problems: [{ displayId: 'A', color: '#f00' }],
  rows: [1, 2, 3],
  firstSolved: new Map([['A', 120]]),
} as unknown as RevealPlan;
const cell = (changes: Partial<AcmCell>) =>
  ({ acceptedSecond: null, errorCount: 0, frozenTryCount: 0, ...changes }) as AcmCell;

const row = (shown: AcmCell | undefined, changes: Partial<React.ComponentProps<typeof StageRow>> = {}) =>
  renderMarkup(
    <StageRow
      plan={plan}
      person={{ username: 'ann', name: 'Ann', school: 'A school', avatar: null, isStar: false }}
      standing={{
        cells: new Map(shown === undefined ? [] : [['A', shown]]),
        total: { solved: 1, seconds: 3725, tries: 1 },
      }}
      settled={undefined}
      rank={2}
      index={1}
      rowHeight={50}
      isCurrent={false}
      isRising={false}
      nextProblem={undefined}
      openedProblem={undefined}
      {...changes}
    />,
  );
const lookOf = (shown: AcmCell) => /data-look="(\w+)"/.exec(row(shown).html)?.[1];

describe('StageRow', () => {
  it.each<[string, AcmCell, string, string]>([
    ['solved', cell({ acceptedSecond: 300 }), 'solved', '5'],
    ['solved first', cell({ acceptedSecond: 120 }), 'first', '2'],
    ['solved after two errors', cell({ acceptedSecond: 300, errorCount: 2 }), 'solved', '+2'],
    ['frozen', cell({ frozenTryCount: 2, errorCount: 1 }), 'sealed', '? 3'],
    ['wrong', cell({ errorCount: 2 }), 'wrong', '−2'],
    ['without a try that counts', cell({}), 'uncounted', '·'],
  ])('a problem that is %s', (_name, shown, look, text) => {
    expect(lookOf(shown)).toBe(look);
    expect(row(shown).text).toContain(text);
  });

  it('hides the username behind the shown name, also in the picture', () => {
    const person = { username: 'zed', name: 'Ann', school: 'B school', avatar: null, isStar: false };
    const shown = row(undefined, { person });
    expect(shown.text).toContain('Ann');
    expect(shown.text.toLowerCase()).not.toContain('z');
  });

  it('a problem without a submission has no look', () => {
    expect(row(undefined).html).not.toContain('data-look');
  });

  it('stands at its place, for eyes and for screen readers', () => {
    const [item] = row(undefined).all('listitem');
    expect(item?.attribute('style')).toContain('translate3d(0, 50px, 0)');
    expect(item?.attribute('aria-posinset')).toBe('2');
    expect(item?.attribute('aria-setsize')).toBe('3');
  });

  it('a star has no rank', () => {
    expect(row(undefined, { rank: undefined }).text).toContain('★');
  });

  it('a medal is named as soon as the row is settled', () => {
    const { gold } = revealMessages['en-US'].medals;
    expect(row(undefined, { settled: { rank: 1, medal: 'gold' } }).text).toContain(gold);
    expect(row(undefined, { settled: { rank: 9, medal: null } }).text).not.toContain(gold);
  });

  it('marks the next and the opened problem', () => {
    expect(row(cell({}), { nextProblem: 'A' }).html).toContain('data-next');
    expect(row(cell({}), { openedProblem: 'A' }).html).toContain('data-opened');
    expect(row(cell({}), { nextProblem: 'B' }).html).not.toContain('data-next');
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('StageControls in %s', (locale) => {
  const m = revealMessages[locale];
  const show = (done: number, all: number, isPlaying = false) =>
    renderMarkup(<StageControls player={{ isPlaying, speed: 2 } as Player} done={done} all={all} />, {
      locale,
    });
  const disabledOf = (done: number, all: number) =>
    [m.back, m.play, m.next].map((name) => show(done, all).get('button', name).isDisabled);

  it.each([
    ['at the start', 0, 5, [true, false, false]],
    ['in between', 2, 5, [false, false, false]],
    ['at the end', 5, 5, [false, true, true]],
    ['without a step', 0, 0, [true, true, true]],
  ])('%s', (_name, done, all, disabled) => {
    expect(disabledOf(done, all)).toEqual(disabled);
    expect(show(done, all).text).toContain(m.progress(done, all));
  });

  it('plays or pauses', () => {
    expect(show(1, 5, true).find('button', m.pause)).toBeDefined();
    expect(show(1, 5, true).find('button', m.play)).toBeUndefined();
  });
});
