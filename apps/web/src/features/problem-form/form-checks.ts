import type { QueryClient } from '@tanstack/react-query';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { ComponentType } from 'react';

/**
 * The checks of a problem, as far as its form needs them. Checks are a separate feature: the page that shows the form
 * passes them in.
 */
export interface FormChecks {
  /** The results of the author's solutions with the saved data. */
  Results: ComponentType<{
    /** Undefined: the problem is not saved yet. */
    problemId: number | undefined;
    canEdit: boolean;
    isDirty: boolean;
    onUseTimeLimit: (timeLimitMs: number) => void;
  }>;
  /** Opens after a save that changed the judging data of existing submissions. */
  ChangeDialog: ComponentType<{
    problemId: number;
    isOpened: boolean;
    change?: JudgingChange | null | undefined;
    onClose: () => void;
  }>;
  runAfterSave: (client: QueryClient, problemId: number) => Promise<void>;
}
