import { ActionIcon, Button, FileButton, Select, Tooltip } from '@mantine/core';
import { IconHistory, IconPlayerPlay, IconRotate2, IconSend2, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../../lib/hydration.ts';
import { languageOptions } from '../../../../lib/language-label.ts';
import { useMessages } from '../../../../lib/messages.ts';
import type { OpenDraft } from '../draft/use-draft.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { barMessages } from './bar-messages.ts';
import { CodeActionDialog } from './code-action-dialog.tsx';
import { LightLanguageSelect } from './light-language-select.tsx';
import { SettingsPopover } from './settings-popover.tsx';
import { shortcutKeys } from './shortcuts.ts';
import { useCodeActions } from './use-code-actions.ts';
import classes from './workbench-bar.module.css';

interface WorkbenchBarProps {
  open: OpenDraft;
  problem: WorkbenchProblem;
  context: ProblemContext;
  isRunning: boolean;
  isSubmitting: boolean;
  /** Submitting is closed; the reason is shown elsewhere. */
  isSubmitClosed: boolean;
  onRun: () => void;
  onSubmit: () => void;
}

const iconSize = 18;

export function WorkbenchBar({ open, problem, context, ...sending }: WorkbenchBarProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={classes['root']}>
      {isHydrated ? (
        <LanguageSelect open={open} problem={problem} />
      ) : (
        <LightLanguageSelect problem={problem} value={open.state.language} />
      )}
      <CodeTools open={open} problem={problem} context={context} />
      <SendButtons {...sending} />
    </div>
  );
}

function LanguageSelect({ open, problem }: { open: OpenDraft; problem: WorkbenchProblem }) {
  const m = useMessages(barMessages);
  return (
    <Select
      className={classes['language'] ?? ''}
      aria-label={m.language}
      data={languageOptions(problem.languages, problem.isRemote)}
      value={open.state.language}
      onChange={(language) => language !== null && open.draft.chooseLanguage(language)}
      allowDeselect={false}
      searchable={problem.languages.length > 8}
      nothingFoundMessage={m.noLanguage}
      size="sm"
      maxDropdownHeight={360}
      comboboxProps={{ width: problem.isRemote ? 320 : 220, position: 'bottom-start' }}
    />
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick} size={32}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function CodeTools({ open, problem, context }: Pick<WorkbenchBarProps, 'open' | 'problem' | 'context'>) {
  const m = useMessages(barMessages);
  const actions = useCodeActions({ draft: open.draft, problem, context });
  return (
    <div className={classes['tools']}>
      <Tool label={m.accepted} onClick={actions.askAccepted}>
        <IconHistory size={iconSize} stroke={1.75} />
      </Tool>
      <FileButton onChange={(file) => file !== null && actions.upload(file)}>
        {({ onClick }) => (
          <Tool label={m.upload} onClick={onClick}>
            <IconUpload size={iconSize} stroke={1.75} />
          </Tool>
        )}
      </FileButton>
      <Tool label={m.reset} onClick={actions.askReset}>
        <IconRotate2 size={iconSize} stroke={1.75} />
      </Tool>
      <SettingsPopover open={open} />
      <CodeActionDialog actions={actions} hasTemplate={open.draft.template() !== ''} />
    </div>
  );
}

type SendButtonsProps = Omit<WorkbenchBarProps, 'open' | 'problem' | 'context'>;

function SendButtons({ isRunning, isSubmitting, isSubmitClosed, onRun, onSubmit }: SendButtonsProps) {
  const m = useMessages(barMessages);
  return (
    <div className={classes['send']}>
      <Tooltip label={m.runHint(shortcutKeys.run)}>
        <Button
          size="sm"
          variant="default"
          loading={isRunning}
          onClick={onRun}
          data-send="run"
          leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
        >
          {m.run}
        </Button>
      </Tooltip>
      <Tooltip label={m.submitHint(shortcutKeys.submit)}>
        <Button
          size="sm"
          loading={isSubmitting}
          disabled={isSubmitClosed}
          onClick={onSubmit}
          data-send="submit"
          leftSection={<IconSend2 size={16} stroke={1.75} />}
        >
          {m.submit}
        </Button>
      </Tooltip>
    </div>
  );
}
