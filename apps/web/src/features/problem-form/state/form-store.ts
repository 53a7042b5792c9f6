/**
 * The form outside React.
 *
 * How this works: a component reads the one value it shows, so a key typed into a long statement draws that field and
 * nothing else. `changes` names the values that differ from what is stored. Faults are looked for when a field is left and
 * when saving is tried; a fault that is shown goes away as soon as it is mended. A new `epoch` means that values were
 * replaced from outside (a draft, a discarded change): editors, which hold their text themselves, take it again.
 */
import { createStore, type ExternalStore } from '../../../lib/external-store.ts';
import { isSameValue, listChanges } from './compare-values.ts';
import { findFaults, type Fault, type FaultContext, type FaultField } from './find-faults.ts';
import type { ProblemValues, ValueName } from './problem-values.ts';

export interface FormState {
  values: ProblemValues;
  baseline: ProblemValues;
  changes: ReadonlySet<ValueName>;
  epoch: number;
  visited: ReadonlySet<FaultField>;
  isAttempted: boolean;
  /** Only what is shown: of fields that were left, or of all once saving was tried. */
  faults: readonly Fault[];
  /** What the server said about one field. */
  refusal: Fault | undefined;
  /** The checker, as it was compiled last. */
  compiled: string | undefined;
}

export interface FormFacts extends Omit<FaultContext, 'isCompiled'> {
  isNew: boolean;
}

/** All that the meaning of a compiled checker depends on. */
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

function listShown(state: FormState, facts: FormFacts): Fault[] {
  if (!state.isAttempted && state.visited.size === 0) return [];
  const isCompiled = isCheckerCompiled(state, facts.isNew);
  const faults = findFaults(state.values, { ...facts, isCompiled });
  return state.isAttempted ? faults : faults.filter(({ field }) => state.visited.has(field));
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
    faults: [],
    refusal: undefined,
    compiled: undefined,
  });
  const change = (part: Partial<FormState>) => store.set({ ...store.get(), ...part });
  const look = () => change({ faults: listShown(store.get(), facts) });

  const assign = (part: Partial<ProblemValues>) => {
    const before = store.get();
    const next = { ...before.values, ...part };
    let { changes } = before;
    for (const name of Object.keys(part) as ValueName[])
      changes = noteChange(changes, name, !isSameValue(next[name], before.baseline[name]));
    const isRefusalOld =
      before.refusal !== undefined && Object.keys(part).some((name) => isAbout(name, before.refusal));
    const state = { ...before, values: next, changes, ...(isRefusalOld && { refusal: undefined }) };
    store.set(before.faults.length === 0 ? state : { ...state, faults: listShown(state, facts) });
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
    visit: (field: FaultField) => {
      if (!store.get().visited.has(field)) change({ visited: new Set(store.get().visited).add(field) });
      look();
    },
    /** Before saving. Answers what is wrong. */
    attempt: (): readonly Fault[] => {
      change({ isAttempted: true, refusal: undefined });
      look();
      return store.get().faults;
    },
    refuse: (refusal: Fault) => change({ refusal }),
    noteCompiled: (signature: string | undefined) => {
      change({ compiled: signature });
      look();
    },
    /** From outside: a draft, or what is stored. */
    replace: (next: ProblemValues, nextBaseline: ProblemValues) =>
      change({
        values: next,
        baseline: nextBaseline,
        changes: listChanges(next, nextBaseline),
        epoch: store.get().epoch + 1,
        visited: new Set(),
        isAttempted: false,
        faults: [],
        refusal: undefined,
      }),
    /** What was sent is stored now; what was typed meanwhile is not. An upload was taken by that, and cannot be named again. */
    noteSaved: (sent: ProblemValues) => {
      const { values: current } = store.get();
      const baseline = { ...sent, uploadDir: '' };
      const values = current.uploadDir === sent.uploadDir ? { ...current, uploadDir: '' } : current;
      change({
        values,
        baseline,
        changes: listChanges(values, baseline),
        isAttempted: false,
        visited: new Set(),
        faults: [],
      });
    },
  };
}

/** Values that several fields of the wire stand for. */
const valuesOf: Partial<Record<FaultField, readonly ValueName[]>> = {
  samples: ['uploadedCases', 'typedCases', 'areCasesTyped', 'uploadDir'],
  userExtraFile: ['userExtraFiles'],
  judgeExtraFile: ['judgeExtraFiles'],
  languages: ['languageIds'],
  codeTemplates: ['templates'],
  type: ['scoring'],
  judgeCaseMode: ['caseMode'],
};

const isAbout = (name: string, refusal: Fault | undefined): boolean =>
  refusal !== undefined &&
  (valuesOf[refusal.field]?.some((value) => value === name) ?? refusal.field === name);
