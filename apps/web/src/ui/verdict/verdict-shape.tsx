import {
  IconAlertCircle,
  IconBan,
  IconBolt,
  IconCheck,
  IconCircleHalf2,
  IconClock,
  IconDots,
  IconMinus,
  IconQuestionMark,
  IconSettings,
  IconStack2,
  IconX,
} from '@tabler/icons-react';
import type { VerdictShape as Shape } from './verdicts.ts';

/** Nearly equal: the icon set has no such sign. */
function ApproximateSign({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      aria-hidden="true"
    >
      <path strokeLinecap="round" d="M4 10c2.5-3 5-3 8-.5s5.5 2.5 8-.5M4 16.5c2.5-3 5-3 8-.5s5.5 2.5 8-.5" />
    </svg>
  );
}

const icons: Record<Exclude<Shape, 'approximate'>, typeof IconCheck> = {
  none: IconMinus,
  question: IconQuestionMark,
  slash: IconBan,
  gear: IconSettings,
  cross: IconX,
  check: IconCheck,
  clock: IconClock,
  stack: IconStack2,
  bolt: IconBolt,
  exclamation: IconAlertCircle,
  dots: IconDots,
  half: IconCircleHalf2,
};

export function VerdictShape({ shape, size }: { shape: Shape; size: number }) {
  if (shape === 'approximate') return <ApproximateSign size={size} />;
  const Icon = icons[shape];
  return <Icon size={size} stroke={2.25} aria-hidden="true" />;
}
