/**
 * The code that is being written for one problem.
 *
 * How this works: the editor reports every change to `type`; a moment later, or when the page goes away, the draft is
 * written to the browser's storage. Several windows may show the same problem. A window that has nothing unsaved takes over what
 * another one wrote. One that has does not: it writes its own text, and keeps the other one beside it as `other`, for its
 * user to choose from. So nothing is overwritten silently and nothing is lost, whichever window dies first.
 */
import type { EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { chooseLanguage, familyOf } from './code-family.ts';
import { readDraft } from './draft-record.ts';
import { changeDefaults } from './editor-defaults.ts';
import { openRecord, type DraftParts } from './open-record.ts';

export type Draft = ReturnType<typeof createDraft>;

export function createDraft(parts: DraftParts) {
  const { storage, key, problem, now } = parts;
  const open = openRecord(parts);
  const { store, change, templateOf } = open;
  const isUntouched = () =>
    open.getCode().trim() === '' || open.getCode() === templateOf(store.get().language);

  return {
    get: store.get,
    subscribe: store.subscribe,
    getCode: open.getCode,
    type: open.type,
    isUntouched,
    template: () => templateOf(store.get().language),
    /** Writes what is not written yet. */
    flush: () => {
      if (open.isDirty()) open.save();
    },
    replace: (text: string) => {
      open.show(text);
      open.save();
    },

    chooseLanguage: (name: string) => {
      const former = store.get().language;
      if (name === former) return;
      const wasUntouched = isUntouched();
      const isSameFamily = familyOf(name) === familyOf(former);
      open.changeRecord({ codes: { ...open.getRecord().codes, [familyOf(former)]: open.getCode() } });
      change({ language: name });
      const kept = isSameFamily ? undefined : open.getRecord().codes[familyOf(name)];
      const template = templateOf(name);
      // What somebody pasted before choosing its language stays.
      if (kept !== undefined && kept.trim() !== '') open.show(kept);
      else if (wasUntouched || (!isSameFamily && template !== '')) open.show(template);
      changeDefaults(storage, { language: name });
      open.save();
    },

    /** For this problem alone, or for all: then this problem has nothing of its own any more. */
    changeSettings: (settings: Partial<EditorSettings>, isForAll: boolean) => {
      const all = { ...store.get().settings, ...settings };
      if (isForAll) changeDefaults(storage, all);
      open.changeRecord({ settings: isForAll ? {} : all });
      open.save();
      change(open.settingsNow());
    },

    /** Somebody else may have written: takes it over, unless something here is unsaved. */
    follow: () => {
      const current = readDraft(storage, key);
      change(open.settingsNow());
      const isOwn = current === undefined || current.revision === open.getRecord().revision;
      if (isOwn || open.isDirty()) return;
      const language = chooseLanguage(problem.languages, [current.language, store.get().language]);
      open.adopt(current, current.codes[familyOf(language)] ?? '');
      change({ language, other: current.other, ...open.settingsNow() });
    },

    /** Shows the other version, and keeps this one as the other. */
    takeOther: () => {
      const { other, language } = store.get();
      if (other === undefined) return;
      const mine = { code: open.getCode(), language, savedAtMs: now() };
      if (problem.languages.includes(other.language)) change({ language: other.language });
      open.show(other.code);
      change({ other: mine });
      open.save();
    },
    dropOther: () => {
      change({ other: undefined });
      open.save();
    },

    /** What was written before logging in goes on; what the account had is kept as the other version. */
    carryOver: (guest: { code: string; language: string }) => {
      if (guest.code === open.getCode()) return;
      const { language } = store.get();
      const had = { code: open.getCode(), language, savedAtMs: open.getRecord().savedAtMs };
      change({ language: guest.language, other: isUntouched() ? undefined : had });
      open.show(guest.code);
      open.save();
    },
  };
}
