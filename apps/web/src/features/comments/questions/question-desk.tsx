import { SegmentedControl } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuestionState } from '@touchstone/contract/community-limits';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { loadMarkdown } from '../../../ui/markdown/load-markdown.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { questionsPageSize, questionsQuery, type QuestionFilter } from '../api/contest-questions.ts';
import type { CommentFocus } from '../comment-entry.tsx';
import { CommentsSkeleton } from '../comment-list.tsx';
import classes from '../comments.module.css';
import { ProblemSelect, type AskedProblem } from './problem-select.tsx';
import { DeskEntry } from './desk-entry.tsx';
import { questionMessages } from './question-messages.ts';
import ownClasses from './questions.module.css';

const ReadyEntry = lazy(async () => {
  await loadMarkdown();
  return { default: DeskEntry };
});

interface QuestionDeskProps {
  contestId: number;
  problems: readonly AskedProblem[];
  focus: CommentFocus | undefined;
}

const states: readonly QuestionState[] = ['unanswered', 'answered', 'all'];

/** The questions of contestants, for those who run the contest. New ones appear by themselves. */
export function QuestionDesk({ contestId, problems, focus }: QuestionDeskProps) {
  const m = useMessages(questionMessages);
  // A link to one question must find it, whatever its state is.
  const [filter, setFilter] = useState<QuestionFilter>({
    state: focus === undefined ? 'unanswered' : 'all',
    displayId: undefined,
  });
  const [page, setPage] = useState(1);
  const change = (part: Partial<QuestionFilter>) => {
    setFilter({ ...filter, ...part });
    setPage(1);
  };
  const { data, isError, refetch } = useQuery(questionsQuery(contestId, filter, page));
  return (
    <div className={classes['area']}>
      <div className={ownClasses['filters']}>
        <StateChoice state={filter.state} onChange={(state) => change({ state })} />
        <ProblemSelect
          isLabelHidden
          label={m.problemFilter}
          anyName={m.anyProblem}
          problems={problems}
          value={filter.displayId}
          onChange={(displayId) => change({ displayId })}
        />
      </div>
      <Sheet flush title={m.deskTitle}>
        {data === undefined && isError && <ErrorState title={m.deskFailed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <CommentsSkeleton />}
        {data?.records.length === 0 && (
          <EmptyState icon={<IconMessageQuestion size={24} stroke={1.5} />} title={m.deskEmpty}>
            {m.deskEmptyText}
          </EmptyState>
        )}
        <Suspense fallback={<CommentsSkeleton />}>
          {data?.records.map((question) => (
            <ReadyEntry
              key={question.id}
              contestId={contestId}
              question={question}
              problems={problems}
              focus={focus}
            />
          ))}
        </Suspense>
      </Sheet>
      <Pager total={data?.total ?? 0} page={page} size={questionsPageSize} onPageChange={setPage} />
      <p className={ownClasses['hint']}>{m.writeNotice}</p>
    </div>
  );
}

function StateChoice(props: { state: QuestionState; onChange: (state: QuestionState) => void }) {
  const m = useMessages(questionMessages);
  const names = { unanswered: m.stateUnanswered, answered: m.stateAnswered, all: m.all };
  return (
    <SegmentedControl
      aria-label={m.filter}
      value={props.state}
      data={states.map((value) => ({ value, label: names[value] }))}
      onChange={(value) => props.onChange(states.find((one) => one === value) ?? 'all')}
    />
  );
}
