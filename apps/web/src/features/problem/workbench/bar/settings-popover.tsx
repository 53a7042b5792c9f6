import { ActionIcon, Popover, SegmentedControl, Select, Switch, Tooltip } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import {
  editorFonts,
  fontSizes,
  isEditorFont,
  tabSizes,
  type EditorFont,
  type EditorSettings,
} from '../../../../ui/code-editor/editor-settings.ts';
import {
  editorThemeNames,
  editorThemes,
  isEditorThemeName,
} from '../../../../ui/code-editor/editor-themes.ts';
import type { OpenDraft } from '../draft/use-draft.ts';
import { barMessages } from './bar-messages.ts';
import classes from './settings-popover.module.css';

const fontChoices = (Object.keys(editorFonts) as EditorFont[]).map((value) => ({
  value,
  label: editorFonts[value].label,
}));

export function SettingsPopover({ open }: { open: OpenDraft }) {
  const m = useMessages(barMessages);
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus withRoles>
      <Popover.Target>
        <Tooltip label={m.settings} disabled={opened}>
          <ActionIcon aria-label={m.settings} size={32} onClick={() => setOpened(!opened)}>
            <IconAdjustments size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={m.settings}>
        <SettingsForm open={open} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['field']} role="group" aria-label={label}>
      <span className={classes['label']}>{label}</span>
      {children}
    </div>
  );
}

function SettingsForm({ open: { draft, state } }: { open: OpenDraft }) {
  const m = useMessages(barMessages);
  const { settings, hasOwnSettings } = state;
  const change = (part: Partial<EditorSettings>) => draft.changeSettings(part, !hasOwnSettings);
  const themeChoices = editorThemeNames.map((value) => ({
    value,
    label: value === 'site' ? m.siteTheme : editorThemes[value].label,
  }));
  return (
    <div className={classes['root']}>
      <Select
        label={m.theme}
        data={themeChoices}
        value={settings.theme}
        allowDeselect={false}
        maxDropdownHeight={320}
        comboboxProps={{ withinPortal: false }}
        onChange={(theme) => isEditorThemeName(theme) && change({ theme })}
      />
      <Select
        label={m.font}
        data={fontChoices}
        value={settings.font}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(font) => isEditorFont(font) && change({ font })}
      />
      <Field label={m.fontSize}>
        <SegmentedControl
          fullWidth
          data={fontSizes.map(String)}
          value={String(settings.fontSize)}
          onChange={(size) => change({ fontSize: Number(size) })}
        />
      </Field>
      <Field label={m.tabSize}>
        <SegmentedControl
          fullWidth
          data={tabSizes.map(String)}
          value={String(settings.tabSize)}
          onChange={(size) => change({ tabSize: Number(size) })}
        />
      </Field>
      <Switch
        label={m.starterCode}
        checked={settings.hasStarterCode}
        onChange={({ currentTarget }) => change({ hasStarterCode: currentTarget.checked })}
      />
      <Switch
        label={m.onlyHere}
        checked={hasOwnSettings}
        onChange={({ currentTarget }) => draft.changeSettings({}, !currentTarget.checked)}
      />
      <p className={classes['hint']}>{m.keyboardHint}</p>
    </div>
  );
}
