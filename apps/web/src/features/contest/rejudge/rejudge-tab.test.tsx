import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contestProblemsQuery, type ContestProblem } from '../api/list-contest-problems.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { RejudgeTab } from './rejudge-tab.tsx';

const problem = (displayId: string, total: number) =>
  ({ id: total, pid: total, displayId, displayTitle: 'x', ac: 0, total }) as ContestProblem;

it('allows rejudging a problem without submissions by contestants', () => {
  const client = new QueryClient();
  client.setQueryData(contestProblemsQuery(7, true).queryKey, [problem('A', 0), problem('B', 3)]);
  const tab = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <ContestContext value={{ contestId: 7 } as ContestState}>
          <RejudgeTab />
        </ContestContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(tab.match(/<button[^>]*>/g)).toHaveLength(2);
  expect(tab).not.toMatch(/<button[^>]*disabled/);
});
