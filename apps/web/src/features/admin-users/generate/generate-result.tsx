import { writeCsv } from '@touchstone/rules/csv';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { downloadFile, saveFile } from '../../../lib/api/download-file.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { GeneratedUsers } from '../api/generate-users.ts';
import { generateMessages } from './generate-messages.ts';
import classes from './generate.module.css';
import { PrintSheet } from './print-sheet.tsx';

interface GenerateResultProps {
  made: GeneratedUsers;
  /** The accounts were printed or saved. */
  onSaved: () => void;
  onClose: () => void;
}

export function GenerateResult({ made, onSaved, onClose }: GenerateResultProps) {
  const m = useMessages(generateMessages);
  return (
    <div className={classes['form']}>
      <FormAlert kind="success">{m.made(made.users.length)}</FormAlert>
      <p className={classes['once']}>{m.once}</p>
      <Exports made={made} onSaved={onSaved} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={classes['scroll']} role="group" aria-label={m.list} tabIndex={0}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{m.username}</th>
              <th scope="col">{m.password}</th>
            </tr>
          </thead>
          <tbody>
            {made.users.map(({ username, password }) => (
              <tr key={username}>
                <td>{username}</td>
                <td>
                  <code>{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes['actions']}>
        <Button onClick={onClose}>{m.finish}</Button>
      </div>
      <PrintSheet users={made.users} />
    </div>
  );
}

function Exports({ made, onSaved }: Omit<GenerateResultProps, 'onClose'>) {
  const m = useMessages(generateMessages);
  const locale = useLocale();
  const saveCsv = () => {
    const rows = made.users.map(({ username, password }) => [username, password]);
    saveFile(m.fileName, new Blob([writeCsv([[m.username, m.password], ...rows])], { type: 'text/csv' }));
    onSaved();
  };
  const saveWorkbook = async () => {
    const isSaved = await downloadFile({
      url: `/api/file/generate-user-excel?key=${made.key}`,
      token: session.get().token,
      acceptLanguage: locale,
      fallbackName: 'accounts.xlsx',
    });
    if (isSaved) onSaved();
  };
  const print = () => {
    globalThis.print();
    onSaved();
  };
  return (
    <div className={classes['exports']}>
      <Button leftSection={<IconPrinter size={16} stroke={1.75} />} onClick={print}>
        {m.print}
      </Button>
      <Button variant="default" leftSection={<IconFileText size={16} stroke={1.75} />} onClick={saveCsv}>
        {m.csv}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.75} />}
        onClick={() => void saveWorkbook()}
      >
        {m.excel}
      </Button>
    </div>
  );
}
