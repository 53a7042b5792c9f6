/**
 * The form outside React.
 *
 * How this works: a component subscribes to the one value it shows, so a key press in a long statement renders that
 * field and nothing else. `changes` lists the values that differ from the stored ones. The form is validated when a
 * field loses focus and on an attempt to save; a visible error disappears as soon as it is fixed. A new `epoch` means
 * that values were replaced from outside (a draft, a discarded change): editors, which hold their own text, take it
 * again.
 */
import { createStore, type ExternalStore } from '../../../lib/external-store.ts';
import { isSameValue, listChanges } from './compare-values.ts';
import {
  validateProblem,
  type FieldError,
  type ValidationContext,
  type ErrorField,
} from './validate-problem.ts';
import { withoutUploads, type ProblemValues, type ValueName } from './problem-values.ts';

export interface FormState {
  values: ProblemValues;
  baseline: ProblemValues;
  changes: ReadonlySet<ValueName>;
  epoch: number;
  visited: ReadonlySet<ErrorField>;
  isAttempted: boolean;
  /** Only visible errors: of fields that lost focus, or of all after an attempt to save. */
  errors: readonly FieldError[];
  /** The server's error about one field. */
  refusal: FieldError | undefined;
  /** The signature of the last compiled checker. */
  compiled: string | undefined;
}

export interface FormFacts extends Omit<ValidationContext, 'isCompiled'> {
  isNew: boolean;
}

/** Everything that the compiled checker depends on. */
export const checkerSignature = ({
  judgeMode,
  spjCode,
  spjLanguage,
  judgeExtraFiles,
}: ProblemValues): string =>
  JSON.stringify([
    judgeMode,
    spjCode,
    spjLanguage,
    judgeExtraFiles.map(({ name, content }) => [name, content]),
  ]);

export function isCheckerCompiled({ values, baseline, compiled }: FormState, isNew: boolean): boolean {
  const signature = checkerSignature(values);
  return compiled === signature || (!isNew && signature === checkerSignature(baseline));
}

function listShown(state: FormState, facts: FormFacts): FieldError[] {
  if (!state.isAttempted && state.visited.size === 0) return [];
  const isCompiled = isCheckerCompiled(state, facts.isNew);
  const errors = validateProblem(state.values, { ...facts, isCompiled });
  return state.isAttempted ? errors : errors.filter(({ field }) => state.visited.has(field));
}

function noteChange(
  before: ReadonlySet<ValueName>,
  name: ValueName,
  isChanged: boolean,
): ReadonlySet<ValueName> {
  if (before.has(name) === isChanged) return before;
  const changes = new Set(before);
  if (isChanged) changes.add(name);
  else changes.delete(name);
  return changes;
}

export type ProblemForm = ReturnType<typeof createForm>;

export function createForm(values: ProblemValues, baseline: ProblemValues, firstFacts: FormFacts) {
  let facts = firstFacts;
  const store: ExternalStore<FormState> = createStore<FormState>({
    values,
    baseline,
    changes: listChanges(values, baseline),
    epoch: 0,
    visited: new Set(),
    isAttempted: false,
    errors: [],
    refusal: undefined,
    compiled: undefined,
  });
  const change = (part: Partial<FormState>) => store.set({ ...store.get(), ...part });
  const look = () => change({ errors: listShown(store.get(), facts) });

  const assign = (part: Partial<ProblemValues>) => {
    const before = store.get();
    const next = { ...before.values, ...part };
    let { changes } = before;
    for (const name of Object.keys(part) as ValueName[])
      changes = noteChange(changes, name, !isSameValue(next[name], before.baseline[name]));
    const isRefusalOld =
      before.refusal !== undefined && Object.keys(part).some((name) => isAbout(name, before.refusal));
    const state = { ...before, values: next, changes, ...(isRefusalOld && { refusal: undefined }) };
    store.set(before.errors.length === 0 ? state : { ...state, errors: listShown(state, facts) });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    getFacts: () => facts,
    setFacts: (next: FormFacts) => {
      facts = next;
    },
    assign,
    set: <Name extends ValueName>(name: Name, value: ProblemValues[Name]) => assign({ [name]: value }),
    visit: (field: ErrorField) => {
      if (!store.get().visited.has(field)) change({ visited: new Set(store.get().visited).add(field) });
      look();
    },
    /** Validates before a save. Returns the errors. */
    attempt: (): readonly FieldError[] => {
      change({ isAttempted: true, refusal: undefined });
      look();
      return store.get().errors;
    },
    refuse: (refusal: FieldError) => change({ refusal }),
    noteCompiled: (signature: string | undefined) => {
      change({ compiled: signature });
      look();
    },
    /** Replaces the values from outside: by a draft, or by the stored problem. */
    replace: (next: ProblemValues, nextBaseline: ProblemValues) =>
      change({
        values: next,
        baseline: nextBaseline,
        changes: listChanges(next, nextBaseline),
        epoch: store.get().epoch + 1,
        visited: new Set(),
        isAttempted: false,
        errors: [],
        refusal: undefined,
      }),
    /** The sent values are stored now; later input is not. The save consumed the uploads, which are not sent again. */
    noteSaved: (sent: ProblemValues) => {
      const { values: current } = store.get();
      const baseline = { ...sent, uploadedCases: withoutUploads(sent.uploadedCases) };
      const isSent = current.uploadedCases === sent.uploadedCases;
      const values = isSent ? { ...current, uploadedCases: baseline.uploadedCases } : current;
      change({
        values,
        baseline,
        changes: listChanges(values, baseline),
        isAttempted: false,
        visited: new Set(),
        errors: [],
      });
    },
  };
}

/** Values that correspond to several fields of the wire. */
const valuesOf: Partial<Record<ErrorField, readonly ValueName[]>> = {
  samples: ['uploadedCases', 'typedCases', 'areCasesTyped'],
  userExtraFile: ['userExtraFiles'],
  judgeExtraFile: ['judgeExtraFiles'],
  languages: ['languageIds'],
  codeTemplates: ['templates'],
  type: ['scoring'],
  judgeCaseMode: ['caseMode'],
};

const isAbout = (name: string, refusal: FieldError | undefined): boolean =>
  refusal !== undefined &&
  (valuesOf[refusal.field]?.some((value) => value === name) ?? refusal.field === name);
