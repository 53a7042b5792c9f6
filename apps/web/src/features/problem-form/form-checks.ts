import type { QueryClient } from '@tanstack/react-query';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { ComponentType } from 'react';

/**
 * The checks of a problem, as far as its form needs them. Checks are a feature of their own: the page that shows the form
 * passes them in.
 */
export interface FormChecks {
  /** What the author's solutions get with the saved data. */
  Results: ComponentType<{
    /** Undefined: the problem is not saved yet. */
    problemId: number | undefined;
    canEdit: boolean;
    isDirty: boolean;
    onUseTimeLimit: (timeLimitMs: number) => void;
  }>;
  /** Opens after a save that changed what existing submissions are judged with. */
  ChangeDialog: ComponentType<{
    problemId: number;
    isOpened: boolean;
    change?: JudgingChange | null | undefined;
    onClose: () => void;
  }>;
  runAfterSave: (client: QueryClient, problemId: number) => Promise<void>;
}
