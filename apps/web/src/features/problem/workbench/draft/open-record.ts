/**
 * The stored record of a draft and the unsaved text beside it: how they are merged, and how writes by other
 * windows are detected. `create-draft.ts` describes the windows.
 */
import type { EditorContent } from '../../../../ui/code-editor/code-editor.tsx';
import { defaultEditorSettings, type EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { createStore } from '../../../../lib/external-store.ts';
import type { KeyValueStorage } from '../../../../lib/storage.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import { chooseLanguage, familyOf } from './code-family.ts';
import { loadDraft, writeDraft, type DraftRecord, type OtherVersion } from './draft-record.ts';
import { loadDefaults } from './editor-defaults.ts';
import { starterCode } from './starter-code.ts';

export interface DraftState {
  language: string;
  settings: EditorSettings;
  /** Whether this problem has its own settings. */
  hasOwnSettings: boolean;
  /** Content set from outside the editor; a new object replaces the editor's text. */
  content: EditorContent;
  other: OtherVersion | undefined;
  /** The storage is full: the code exists in this window only. */
  isUnsaved: boolean;
}

export interface DraftParts {
  storage: KeyValueStorage;
  key: string;
  problem: Pick<WorkbenchProblem, 'languages' | 'codeTemplate'> & Partial<Pick<WorkbenchProblem, 'isRemote'>>;
  now: () => number;
  newRevision: () => string;
}

export function openRecord({ storage, key, problem, now, newRevision }: DraftParts) {
  const stored = loadDraft(storage, key);
  const wishes = [stored?.language, loadDefaults(storage).language];
  const language = chooseLanguage(problem.languages, wishes, problem.isRemote);

  let record: DraftRecord = stored ?? { revision: '', savedAtMs: 0, language, codes: {}, settings: {} };
  const settingsNow = () => ({
    settings: { ...defaultEditorSettings, ...loadDefaults(storage).settings, ...record.settings },
    hasOwnSettings: Object.keys(record.settings).length > 0,
  });
  const ownTemplateOf = (name: string) => problem.codeTemplate[name] ?? '';
  const templateOf = (name: string) =>
    problem.codeTemplate[name] ?? (settingsNow().settings.hasStarterCode ? starterCode(name) : '');
  let code = record.codes[familyOf(language)] ?? templateOf(language);
  let savedCode = code;

  const store = createStore<DraftState>({
    language,
    ...settingsNow(),
    content: { text: code },
    other: record.other,
    isUnsaved: false,
  });
  const change = (part: Partial<DraftState>) => store.set({ ...store.get(), ...part });

  /** The version that another window wrote since the last read, unless it is equal. */
  function findForeignCode(): OtherVersion | undefined {
    const current = loadDraft(storage, key);
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
    ownTemplateOf,
    settingsNow,
    getCode: () => code,
    getRecord: () => record,
    changeRecord: (part: Partial<DraftRecord>) => void (record = { ...record, ...part }),
    type: (text: string) => void (code = text),
    isDirty: () => code !== savedCode,
    show,
    /** Takes over the stored record and its text. */
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
