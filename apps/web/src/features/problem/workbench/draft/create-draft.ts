/**
 * The draft of the code for one problem.
 *
 * How this works: the editor reports every change to `type`. After a short delay, or when the page is hidden, the draft
 * is written to the browser's storage. Several windows may show the same problem. A window without unsaved changes
 * adopts what another window wrote. A window with unsaved changes writes its own text and keeps the foreign one as
 * `other`, so that the user can choose. Nothing is overwritten silently, whichever window closes first.
 */
import type { EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { chooseLanguage, familyOf } from './code-family.ts';
import { loadDraft } from './draft-record.ts';
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
    /** Writes unsaved changes. */
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
      // Keeps code that was pasted before its language was chosen.
      if (kept !== undefined && kept.trim() !== '') open.show(kept);
      else if (wasUntouched || (!isSameFamily && open.ownTemplateOf(name) !== '')) open.show(template);
      changeDefaults(storage, { language: name });
      open.save();
    },

    /** Applies to this problem or to all; applying to all removes the problem's own settings. */
    changeSettings: (settings: Partial<EditorSettings>, isForAll: boolean) => {
      const all = { ...store.get().settings, ...settings };
      const wasUntouched = isUntouched();
      if (isForAll) changeDefaults(storage, all);
      open.changeRecord({ settings: isForAll ? {} : all });
      if (wasUntouched && settings.hasStarterCode !== undefined) open.show(templateOf(store.get().language));
      open.save();
      change(open.settingsNow());
    },

    /** Adopts what another window wrote, unless this window has unsaved changes. */
    follow: () => {
      const current = loadDraft(storage, key);
      change(open.settingsNow());
      const isOwn = current === undefined || current.revision === open.getRecord().revision;
      if (isOwn || open.isDirty()) return;
      const wishes = [current.language, store.get().language];
      const language = chooseLanguage(problem.languages, wishes, problem.isRemote);
      open.adopt(current, current.codes[familyOf(language)] ?? '');
      change({ language, other: current.other, ...open.settingsNow() });
    },

    /** Shows the other version, and keeps the current one as the other. */
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

    /** Shows code from elsewhere (written before the login, or of a submission); the draft becomes the other version. */
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
