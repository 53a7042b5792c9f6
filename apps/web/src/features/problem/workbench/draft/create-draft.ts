/**
 * The code that is being written for one problem.
 *
 * How this works: the editor reports every change to `type`; a moment later, or when the page goes away, the draft is
 * written to the browser's storage. Several windows may show the same problem. A window that has nothing unsaved takes over what
 * another one wrote. One that has does not: it writes its own text, and keeps the other one beside it as `other`, for its
 * user to choose from. So nothing is overwritten silently and nothing is lost, whichever window dies first.
 */
import type { EditorContent } from '../../../../ui/code-editor/code-editor.tsx';
import { editorLanguageOf } from '../../../../ui/code-editor/editor-language.ts';
import { defaultEditorSettings, type EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { createStore } from '../../../../lib/external-store.ts';
import type { KeyValueStorage } from '../../../../lib/storage.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import {
  readDraft,
  writeDraft,
  type CodeFamily,
  type DraftRecord,
  type OtherVersion,
} from './draft-record.ts';
import { changeDefaults, readDefaults } from './editor-defaults.ts';

export interface DraftState {
  language: string;
  settings: EditorSettings;
  /** Which settings hold for this problem alone. */
  hasOwnSettings: boolean;
  /** The text from outside the editor; a new one replaces what is in it. */
  content: EditorContent;
  other: OtherVersion | undefined;
  /** The browser has no room: the code lives in this window only. */
  isUnsaved: boolean;
}

export interface DraftParts {
  storage: KeyValueStorage;
  key: string;
  problem: Pick<WorkbenchProblem, 'languages' | 'codeTemplate'>;
  now: () => number;
  newRevision: () => string;
}

export type Draft = ReturnType<typeof createDraft>;

export function familyOf(language: string): CodeFamily {
  const family = editorLanguageOf(language);
  return family === 'c' ? 'cpp' : family;
}

const usualLanguage = 'C++';

function chooseLanguage(languages: readonly string[], wishes: readonly (string | undefined)[]): string {
  const wished = wishes.find((wish) => wish !== undefined && languages.includes(wish));
  return wished ?? languages[0] ?? usualLanguage;
}

export function createDraft({ storage, key, problem, now, newRevision }: DraftParts) {
  const stored = readDraft(storage, key);
  const language = chooseLanguage(problem.languages, [
    stored?.language,
    readDefaults(storage).language,
    usualLanguage,
  ]);
  const templateOf = (name: string) => problem.codeTemplate[name] ?? '';

  let record: DraftRecord = stored ?? { revision: '', savedAtMs: 0, language, codes: {}, settings: {} };
  let code = record.codes[familyOf(language)] ?? templateOf(language);
  let savedCode = code;

  const settingsNow = () => ({
    settings: { ...defaultEditorSettings, ...readDefaults(storage).settings, ...record.settings },
    hasOwnSettings: Object.keys(record.settings).length > 0,
  });
  const store = createStore<DraftState>({
    language,
    ...settingsNow(),
    content: { text: code },
    other: record.other,
    isUnsaved: false,
  });
  const change = (part: Partial<DraftState>) => store.set({ ...store.get(), ...part });
  const show = (text: string) => {
    code = text;
    change({ content: { text } });
  };
  const isUntouched = () => code.trim() === '' || code === templateOf(store.get().language);

  /** What another window wrote since, unless it is the same. */
  function findForeignCode(): OtherVersion | undefined {
    const current = readDraft(storage, key);
    if (current === undefined || current.revision === record.revision) return undefined;
    const foreign = current.codes[familyOf(current.language)] ?? '';
    if (foreign.trim() === '' || foreign === code || foreign === savedCode) return undefined;
    return { code: foreign, language: current.language, savedAtMs: current.savedAtMs };
  }

  function save(): void {
    const { language: name } = store.get();
    const other = findForeignCode() ?? store.get().other;
    const { other: _former, ...rest } = record;
    record = {
      ...rest,
      revision: newRevision(),
      savedAtMs: now(),
      language: name,
      codes: { ...record.codes, [familyOf(name)]: code },
      ...(other !== undefined && { other }),
    };
    savedCode = code;
    change({ isUnsaved: !writeDraft(storage, key, record), other });
  }

  const isDirty = () => code !== savedCode;

  return {
    get: store.get,
    subscribe: store.subscribe,
    getCode: () => code,
    isUntouched,
    template: () => templateOf(store.get().language),
    type: (text: string) => void (code = text),
    /** Writes what is not written yet. */
    flush: () => {
      if (isDirty()) save();
    },
    replace(text: string) {
      show(text);
      save();
    },
    chooseLanguage(name: string) {
      const former = store.get().language;
      if (name === former) return;
      const wasUntouched = isUntouched();
      const isSameFamily = familyOf(name) === familyOf(former);
      record = { ...record, codes: { ...record.codes, [familyOf(former)]: code } };
      change({ language: name });
      const kept = isSameFamily ? undefined : record.codes[familyOf(name)];
      const template = templateOf(name);
      // What somebody pasted before choosing its language stays.
      if (kept !== undefined && kept.trim() !== '') show(kept);
      else if (wasUntouched || (!isSameFamily && template !== '')) show(template);
      changeDefaults(storage, { language: name });
      save();
    },
    /** For this problem alone, or for all: then this problem has nothing of its own any more. */
    changeSettings(settings: Partial<EditorSettings>, isForAll: boolean) {
      if (isForAll) changeDefaults(storage, { ...store.get().settings, ...settings });
      record = { ...record, settings: isForAll ? {} : { ...store.get().settings, ...settings } };
      save();
      change(settingsNow());
    },
    /** Somebody else may have written: takes it over, unless something here is unsaved. */
    follow() {
      const current = readDraft(storage, key);
      change(settingsNow());
      if (current === undefined || current.revision === record.revision || isDirty()) return;
      record = current;
      const name = chooseLanguage(problem.languages, [current.language, store.get().language]);
      const text = current.codes[familyOf(name)] ?? '';
      change({ language: name, other: current.other, ...settingsNow() });
      if (text !== code) show(text);
      savedCode = code;
    },
    /** Shows the other version, and keeps this one as the other. */
    takeOther() {
      const { other, language: name } = store.get();
      if (other === undefined) return;
      const mine = { code, language: name, savedAtMs: now() };
      if (problem.languages.includes(other.language)) change({ language: other.language });
      show(other.code);
      change({ other: mine });
      save();
    },
    dropOther() {
      change({ other: undefined });
      save();
    },
    /** What was written before logging in goes on; what the account had is kept as the other version. */
    carryOver(guest: { code: string; language: string }) {
      if (guest.code === code) return;
      const had = { code, language: store.get().language, savedAtMs: record.savedAtMs };
      const other = isUntouched() ? undefined : had;
      change({ language: guest.language, other });
      show(guest.code);
      save();
    },
  };
}
