import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { filterableStatuses } from '../../../ui/verdict/filterable-statuses.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { contestProblemsQuery } from '../api/list-contest-problems.ts';
import { useContest } from '../use-contest.ts';
import type { SubmissionFilter } from './submission-filter.ts';
import { submissionMessages } from './submission-messages.ts';
import classes from './submissions.module.css';

interface FilterProps {
  filter: SubmissionFilter;
  onChange: (changes: Partial<SubmissionFilter>) => void;
}

export function SubmissionFilters({ filter, onChange }: FilterProps) {
  const m = useMessages(submissionMessages);
  return (
    <div className={classes['filters']}>
      <Switch
        className={classes['mine'] ?? ''}
        label={m.onlyMine}
        checked={filter.onlyMine}
        onChange={({ currentTarget }) => onChange({ onlyMine: currentTarget.checked })}
      />
      <ProblemFilter filter={filter} onChange={onChange} />
      <VerdictFilter filter={filter} onChange={onChange} />
      <div className={classes['search']}>
        <SearchField keyword={filter.username} texts={m} onSearch={(username) => onChange({ username })} />
      </div>
    </div>
  );
}

function ProblemFilter({ filter, onChange }: FilterProps) {
  const m = useMessages(submissionMessages);
  const { contestId, containsEnd } = useContest();
  const { data = [] } = useQuery(contestProblemsQuery(contestId, containsEnd));
  return (
    <Select
      className={classes['select'] ?? ''}
      aria-label={m.problem}
      placeholder={m.anyProblem}
      data={data.map(({ displayId, displayTitle }) => ({
        value: displayId,
        label: `${displayId} ${displayTitle}`,
      }))}
      value={filter.problemId === '' ? null : filter.problemId}
      onChange={(problemId) => onChange({ problemId: problemId ?? '' })}
      clearable
      clearButtonProps={{ 'aria-label': `${m.clearFilter} ${m.problem}` }}
    />
  );
}

function VerdictFilter({ filter, onChange }: FilterProps) {
  const m = useMessages(submissionMessages);
  const names = useMessages(verdictMessages);
  return (
    <Select
      className={classes['select'] ?? ''}
      aria-label={m.status}
      placeholder={m.anyStatus}
      data={filterableStatuses.map((value) => ({
        value: String(value),
        label: names[verdictOf(value).key].name,
      }))}
      value={filter.status === undefined ? null : String(filter.status)}
      onChange={(value) => onChange({ status: value === null ? undefined : Number(value) })}
      renderOption={({ option }) => <VerdictOption status={Number(option.value)} />}
      maxDropdownHeight={420}
      clearable
      clearButtonProps={{ 'aria-label': `${m.clearFilter} ${m.status}` }}
    />
  );
}
