/**
 * The record of a draft and the text beside it that is not written yet: how both become one, and how what another window wrote
 * in between is noticed. `create-draft.ts` says what the windows do with it.
 */
import type { EditorContent } from '../../../../ui/code-editor/code-editor.tsx';
import { defaultEditorSettings, type EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { createStore } from '../../../../lib/external-store.ts';
import type { KeyValueStorage } from '../../../../lib/storage.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import { chooseLanguage, familyOf, usualLanguage } from './code-family.ts';
import { readDraft, writeDraft, type DraftRecord, type OtherVersion } from './draft-record.ts';
import { readDefaults } from './editor-defaults.ts';

export interface DraftState {
  language: string;
  settings: EditorSettings;
  /** Settings hold for this problem alone. */
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

export function openRecord({ storage, key, problem, now, newRevision }: DraftParts) {
  const stored = readDraft(storage, key);
  const wishes = [stored?.language, readDefaults(storage).language, usualLanguage];
  const language = chooseLanguage(problem.languages, wishes);
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

  /** What another window wrote since, unless it is the same. */
  function findForeignCode(): OtherVersion | undefined {
    const current = readDraft(storage, key);
    if (current === undefined || current.revision === record.revision) return undefined;
    const foreign = current.codes[familyOf(current.language)] ?? '';
    if (foreign.trim() === '' || foreign === code || foreign === savedCode) return undefined;
    return { code: foreign, language: current.language, savedAtMs: current.savedAtMs };
  }

  const show = (text: string) => {
    code = text;
    change({ content: { text } });
  };

  return {
    store,
    change,
    templateOf,
    settingsNow,
    getCode: () => code,
    getRecord: () => record,
    changeRecord: (part: Partial<DraftRecord>) => void (record = { ...record, ...part }),
    type: (text: string) => void (code = text),
    isDirty: () => code !== savedCode,
    show,
    /** Takes what is stored as its own, the text included. */
    adopt: (current: DraftRecord, text: string) => {
      record = current;
      savedCode = text;
      if (text !== code) show(text);
    },
    save: () => {
      const { language: name, other: known } = store.get();
      const other = findForeignCode() ?? known;
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
    },
  };
}
