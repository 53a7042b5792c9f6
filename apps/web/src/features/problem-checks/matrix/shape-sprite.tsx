import { VerdictShape } from '../../../ui/verdict/verdict-shape.tsx';
import { verdicts, verdictOf } from '../../../ui/verdict/verdicts.ts';

const shapes = [...new Set(Object.values(verdicts).map(({ shape }) => shape))];
const idOf = (shape: string) => `check-shape-${shape}`;

/** Defines every shape once: thousands of cells refer to them. */
export const ShapeSprite = () => (
  <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
    {shapes.map((shape) => (
      <symbol key={shape} id={idOf(shape)} viewBox="0 0 14 14">
        <VerdictShape shape={shape} size={14} />
      </symbol>
    ))}
  </svg>
);

export const ShapeOf = ({ status }: { status: number }) => (
  <svg width={14} height={14} aria-hidden="true">
    <use href={`#${idOf(verdictOf(status).shape)}`} />
  </svg>
);
