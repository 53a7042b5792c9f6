import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useLast } from '../../../lib/use-last.ts';
import { caseContentQuery, type CaseSide } from '../api/get-case-content.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';

interface CaseContentDialogProps {
  problemId: number;
  row: CaseRow | undefined;
  onClose: () => void;
}

/** The start of the files of a stored case. */
export function CaseContentDialog({ problemId, row, onClose }: CaseContentDialogProps) {
  const m = useMessages(testDataMessages);
  const shown = useLast(row);
  return (
    <Modal
      opened={row !== undefined}
      onClose={onClose}
      title={m.contentOf(shown?.input ?? '')}
      size={960}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {shown?.id !== undefined && (
        <div className={classes['contents']}>
          <Content problemId={problemId} caseId={shown.id} side="input" name={shown.input} />
          <Content problemId={problemId} caseId={shown.id} side="output" name={shown.output} />
        </div>
      )}
    </Modal>
  );
}

interface ContentProps {
  problemId: number;
  caseId: number;
  side: CaseSide;
  name: string;
}

function Content({ problemId, caseId, side, name }: ContentProps) {
  const m = useMessages(testDataMessages);
  const { data, isError, refetch } = useQuery(caseContentQuery(problemId, caseId, side));
  return (
    <section aria-label={name}>
      <div className={classes['contentHead']}>
        <span className={classes['file']}>{name}</span>
        {data !== undefined && <span className={classes['contentSize']}>{formatBytes(data.sizeBytes)}</span>}
        {data !== undefined && <CopyButton text={data.text} />}
      </div>
      {data === undefined && !isError && <Skeleton height={240} />}
      {isError && (
        <p className={classes['contentNote']}>
          {m.contentFailed}{' '}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {m.retry}
          </Button>
        </p>
      )}
      {data !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        <pre className={classes['contentText']} tabIndex={0}>
          {data.text === '' ? m.empty : data.text}
        </pre>
      )}
      {data?.isCut === true && <p className={classes['contentNote']}>{m.cut}</p>}
      {data?.isText === false && <p className={classes['contentNote']}>{m.notText}</p>}
    </section>
  );
}
