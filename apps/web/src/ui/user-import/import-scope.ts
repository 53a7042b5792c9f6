import type { QueryClient } from '@tanstack/react-query';
import type { LocalisedText } from '@touchstone/contract/locales';
import type { ImportColumn } from '@touchstone/contract/user-batches';

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
