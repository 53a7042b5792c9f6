import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import sideScroll from '../../../ui/side-scroll.module.css';
import type { Benefits } from '../api/membership.ts';
import { compareLevels, type BenefitCell } from './benefit-rows.ts';
import { benefitsMessages } from './benefits-messages.ts';
import classes from './benefits.module.css';

interface BenefitsTableProps {
  /** By level, from 0. */
  benefits: readonly Benefits[];
  /** The level of the user; undefined for guests. */
  level: number | undefined;
}

export function BenefitsTable({ benefits, level: own }: BenefitsTableProps) {
  const m = useMessages(benefitsMessages);
  const { levelOf } = useMembershipWords();
  const rows = compareLevels(benefits, m);
  if (rows.length === 0) return <p className={classes['alike']}>{m.alike}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow screen scrolls it, also by keyboard
    <div className={sideScroll['root']} tabIndex={0} role="region" aria-label={m.title}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{m.benefit}</th>
            {benefits.map((_level, level) => (
              // oxlint-disable-next-line react/no-array-index-key -- the index is the level
              <th key={level} scope="col" data-own={level === own || undefined}>
                {levelOf(level)}
                {level === own && <span className={classes['own']}>{m.yours}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row">{m.rows[key]}</th>
              {cells.map((cell, level) => (
                // oxlint-disable-next-line react/no-array-index-key -- the index is the level
                <td key={level} data-own={level === own || undefined}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell: { text, isGiven } }: { cell: BenefitCell }) {
  if (isGiven === undefined) return text;
  const Mark = isGiven ? IconCheck : IconMinus;
  return (
    <>
      <Mark className={classes['mark'] ?? ''} data-given={isGiven} size={18} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
