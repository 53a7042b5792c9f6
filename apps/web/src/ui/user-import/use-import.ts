/**
 * How this works: typed or selected text is parsed as it changes. The browser checks what it can at once; the server
 * checks the rest (names in use) after a pause in typing. Both use the same rule, so the server's result replaces the
 * browser's own.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import type { ImportScope } from './import-scope.ts';
import { parseUsers } from './parse-users.ts';

const restMs = 400;

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
