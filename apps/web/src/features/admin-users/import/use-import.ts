/**
 * How this works: typed or selected text is parsed as it changes. The browser checks what it can at once; the server
 * checks the rest (names in use) after a pause in typing. Both use the same rule, so the server's result replaces the
 * browser's own.
 */
import { findImportProblems } from '@touchstone/rules/user-batches';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { checkImport, importUsers } from '../api/import-users.ts';
import { usersKey } from '../../../lib/admin-api/list-users.ts';
import { importMessages } from './import-messages.ts';
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

export function useImport(text: string, onDone: () => void) {
  const m = useMessages(importMessages);
  const client = useQueryClient();
  const rested = useRested(text);
  const { rows, problem } = useMemo(() => parseUsers(text), [text]);
  const users = useMemo(() => rows.map(({ cells }) => cells), [rows]);
  const own = useMemo(() => (problem === undefined ? findImportProblems(users) : []), [users, problem]);
  const isResting = rested === text;
  const check = useQuery({
    queryKey: ['admin', 'user-import', rested],
    queryFn: ({ signal }) => checkImport(users, signal),
    enabled: isResting && problem === undefined && users.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: importUsers,
    onSuccess: async (_answer, sent) => {
      showToast('success', m.done(sent.length));
      onDone();
      await client.invalidateQueries({ queryKey: usersKey });
    },
    // A name may have been taken meanwhile: the preview shows which.
    onError: () => check.refetch(),
  });
  const problems = (isResting ? check.data : undefined) ?? own;
  const isChecked = isResting && check.isSuccess;
  return {
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
