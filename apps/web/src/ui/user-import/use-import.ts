/**
 * How this works: typed or selected text is parsed as it changes. The browser checks what it can at once; the server
 * checks the rest (names in use) after a pause in typing. Both use the same rule, so the server's result replaces the
 * browser's own.
 */
import type { LocalisedText } from '@touchstone/contract/locales';
import type { ImportColumn } from '@touchstone/contract/user-batches';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { parseUsers } from './parse-users.ts';

const restMs = 400;

export interface RowProblem {
  /** The index of the row, from 0. */
  row: number;
  /** Undefined for a fault of the whole row. */
  column?: ImportColumn | undefined;
  /** A key of the texts of the scope. */
  reason: string;
}

/** What the import will do, where an account may exist already. */
export interface ImportCounts {
  /** Accounts that exist and are added. */
  existing: number;
  created: number;
  /** Accounts that were added before. */
  members: number;
}

export interface ImportCheck {
  problems: RowProblem[];
  counts?: ImportCounts;
}

/** Where the users are imported: the site or a group. */
export interface ImportScope {
  /** Separates the checks of different scopes. */
  name: string;
  texts: {
    title: string;
    help: string;
    /** `counts` if the check returned them. */
    ready: (count: number, counts?: ImportCounts) => string;
    importCount: (count: number) => string;
    done: (count: number) => string;
  };
  reasonTexts: Readonly<Record<string, LocalisedText>>;
  /** The problems that the browser finds itself. */
  findProblems: (users: string[][]) => RowProblem[];
  check: (users: string[][], signal: AbortSignal) => Promise<ImportCheck>;
  send: (users: string[][]) => Promise<unknown>;
  invalidate: (client: QueryClient) => Promise<unknown>;
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function useImport(scope: ImportScope, text: string, onDone: () => void) {
  const { findProblems } = scope;
  const client = useQueryClient();
  const rested = useRested(text);
  const { rows, problem } = useMemo(() => parseUsers(text), [text]);
  const users = useMemo(() => rows.map(({ cells }) => cells), [rows]);
  const own = useMemo(
    () => (problem === undefined ? findProblems(users) : []),
    [findProblems, users, problem],
  );
  const isResting = rested === text;
  const check = useQuery({
    queryKey: ['user-import', scope.name, rested],
    queryFn: ({ signal }) => scope.check(users, signal),
    enabled: isResting && problem === undefined && users.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: scope.send,
    onSuccess: async (_answer, sent) => {
      showToast('success', scope.texts.done(sent.length));
      onDone();
      await scope.invalidate(client);
    },
    // A name may have been taken meanwhile: the preview shows which.
    onError: () => check.refetch(),
  });
  const problems = (isResting ? check.data?.problems : undefined) ?? own;
  const isChecked = isResting && check.isSuccess;
  return {
    texts: scope.texts,
    reasonTexts: scope.reasonTexts,
    counts: check.data?.counts,
    rows,
    users,
    problem,
    problems,
    isChecked,
    checkError: check.error,
    send,
    isReady: isChecked && users.length > 0 && problems.length === 0,
  };
}

export type ImportState = ReturnType<typeof useImport>;
