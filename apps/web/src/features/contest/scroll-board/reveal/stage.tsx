/**
 * The stage of the reveal.
 *
 * How this works: each row is positioned by a transform inside one sheet. The sheet is translated so that the row to be
 * opened next stands in the lower part of the view. Only rows in or near the view are mounted; rows that were visible
 * before the last step stay mounted for one more step, so that they can animate out. Rows keep their DOM order
 * regardless of their rank: moving a node would interrupt its transition.
 */
import { useElementSize } from '@mantine/hooks';
import { useMemo, type CSSProperties } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import type { LoadedReveal } from './load-reveal.ts';
import { revealMessages } from './reveal-messages.ts';
import { ranksNow } from './reveal-state.ts';
import { StageControls } from './stage-controls.tsx';
import { listMounted, computeView, rowHeightFor } from './stage-view.ts';
import { StageRow } from './stage-row.tsx';
import { describeStep } from './describe-step.ts';
import { usePlayer, type Player } from './use-player.ts';
import classes from './stage.module.css';

export function Stage({ reveal: { plan, title } }: { reveal: LoadedReveal }) {
  const m = useMessages(revealMessages);
  const player = usePlayer(plan);
  const { lastStep, nextStep, now } = player;
  const finishedText = nextStep === undefined && lastStep !== undefined ? m.finished : '';
  const stepText = lastStep === undefined ? '' : describeStep(lastStep, plan, m);
  // The types do not know custom properties.
  const pace = { '--speed': player.speed, '--columns': plan.problems.length } as CSSProperties;
  return (
    <main className={classes['stage']} style={pace} data-solved={lastStep?.kind === 'open' || undefined}>
      <header className={classes['head']}>
        <h1 className={classes['title']}>{title}</h1>
        <p className={classes['news']} role="status">
          {[stepText, finishedText].filter((text) => text !== '').join(' · ')}
        </p>
      </header>
      <div className={classes['columns']} aria-hidden="true">
        <span className={classes['problems']}>
          {plan.problems.map(({ displayId, color }) => (
            <span key={displayId} className={classes['problem']}>
              <span className={classes['balloon']} style={{ background: color ?? undefined }} />
              {displayId}
            </span>
          ))}
        </span>
        <span className={classes['solved']}>{m.solved}</span>
        <span className={classes['penalty']}>{m.penalty}</span>
      </div>
      <StageRows plan={plan} player={player} />
      <StageControls player={player} done={now.done} all={plan.steps.length} />
    </main>
  );
}

function StageRows({ plan, player }: { plan: LoadedReveal['plan']; player: Player }) {
  const m = useMessages(revealMessages);
  const { ref, width, height } = useElementSize();
  const { now, before, lastStep, nextStep } = player;
  const ranks = useMemo(() => ranksNow(now, (id) => plan.contenders.get(id)?.isStar === true), [now, plan]);
  const rowHeight = rowHeightFor(width, height);
  const focus = nextStep === undefined ? 0 : now.order.indexOf(nextStep.contestantId);
  const view = computeView({ rowCount: now.order.length, rowHeight, height, focus });
  const indexes = new Map(now.order.map((id, index) => [id, index]));
  const opened = lastStep?.kind === 'open' ? lastStep : undefined;
  return (
    <div className={classes['view']} ref={ref}>
      {height > 0 && (
        <ol
          className={classes['sheet']}
          aria-label={m.board}
          style={{ transform: `translate3d(0, ${String(-view.offset)}px, 0)` }}
        >
          {listMounted(now.order, before.order, view).map((id) => {
            const [person, standing] = [plan.contenders.get(id), now.standings.get(id)];
            if (person === undefined || standing === undefined) return null;
            const isCurrent = nextStep?.contestantId === id;
            const isOpened = opened?.contestantId === id;
            return (
              <StageRow
                key={id}
                plan={plan}
                person={person}
                standing={standing}
                settled={now.settled.get(id)}
                rank={ranks.get(id)}
                index={indexes.get(id) ?? 0}
                rowHeight={rowHeight}
                isCurrent={isCurrent}
                isRising={isOpened && opened.to < opened.from}
                nextProblem={isCurrent && nextStep.kind === 'open' ? nextStep.problem : undefined}
                openedProblem={isOpened ? opened.problem : undefined}
              />
            );
          })}
        </ol>
      )}
    </div>
  );
}
