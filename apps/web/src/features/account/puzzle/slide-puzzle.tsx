import { ActionIcon, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { loginPuzzleQuery } from '../api/get-login-puzzle.ts';
import type { PuzzleAnswer } from '../api/login.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import { puzzleMessages } from './puzzle-messages.ts';
import classes from './slide-puzzle.module.css';

interface SlidePuzzleProps {
  /** A new number loads a new puzzle: each one is valid once. */
  number: number;
  problem: ReactNode;
  isChecking: boolean;
  /** Whether the appearing puzzle takes the focus. */
  takesFocus: boolean;
  onRefresh: () => void;
  onPlaced: (answer: PuzzleAnswer) => void;
}

export function SlidePuzzle({ number, problem, onRefresh, ...board }: SlidePuzzleProps) {
  const { isChecking, takesFocus, onPlaced } = board;
  const m = useMessages(puzzleMessages);
  const { data: puzzle, isError } = useQuery(loginPuzzleQuery(number));
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>{m.title}</legend>
      <div className={classes['head']}>
        <p className={classes['instruction']}>{m.instruction}</p>
        <ActionIcon aria-label={m.refresh} title={m.refresh} onClick={onRefresh} disabled={isChecking}>
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {puzzle === undefined ? (
        <PuzzlePlaceholder failure={isError ? m.failed : undefined} />
      ) : (
        <PuzzleBoard
          key={puzzle.key}
          puzzle={puzzle}
          isChecking={isChecking}
          takesFocus={takesFocus}
          onPlaced={(x) => onPlaced({ key: puzzle.key, x })}
        />
      )}
      <div className={classes['problem']} role="alert">
        {problem}
      </div>
    </fieldset>
  );
}

function PuzzlePlaceholder({ failure }: { failure: string | undefined }) {
  return (
    <div className={classes['board']}>
      <div className={classes['picture']}>
        {failure === undefined ? <Skeleton height="100%" /> : <p className={classes['failure']}>{failure}</p>}
      </div>
      <div className={classes['track']} />
    </div>
  );
}
