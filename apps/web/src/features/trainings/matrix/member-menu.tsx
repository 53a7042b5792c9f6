import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconListDetails, IconUserCheck, IconUserOff, IconUserX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { barParticipant, removeParticipant } from '../api/change-participant.ts';
import type { MatrixRow } from '../api/get-matrix.ts';
import { trainingKey } from '../api/training-key.ts';
import { memberSubmissionsUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { matrixMessages } from './matrix-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

/** What a teacher does with one member. Only registrations of a private training can be barred or removed. */
export function MemberMenu({ row }: { row: MatrixRow }) {
  const m = useMessages(matrixMessages);
  const { context, training } = useTraining();
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const tid = context.trainingId;
  const refresh = () => client.invalidateQueries({ queryKey: trainingKey(tid) });
  const bar = useMutation({
    mutationFn: (isDisabled: boolean) => barParticipant({ tid, uid: row.uid, isDisabled }),
    onSuccess: (_answer, isDisabled) => showToast('success', isDisabled ? m.barredDone : m.admittedDone),
    onSettled: refresh,
  });
  const isChangeable = training.auth === 'Private' && row.isRegistered;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={28} aria-label={m.actionsOf(row.username)} loading={bar.isPending}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={memberSubmissionsUrl(context, row.username)}
            leftSection={<IconListDetails {...icon} />}
          >
            {m.submissions}
          </Menu.Item>
          {isChangeable && (
            <>
              <Menu.Item
                leftSection={row.isDisabled ? <IconUserCheck {...icon} /> : <IconUserOff {...icon} />}
                onClick={() => bar.mutate(!row.isDisabled)}
              >
                {row.isDisabled ? m.admit : m.bar}
              </Menu.Item>
              <Menu.Item color="bad" leftSection={<IconUserX {...icon} />} onClick={() => setRemoving(true)}>
                {m.remove}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeletionDialog
        target={isRemoving ? row : undefined}
        texts={{ title: m.removeTitle, confirm: m.remove, done: m.removed }}
        textOf={({ username }) => m.removeText(username)}
        remove={({ uid }) => removeParticipant({ tid, uid })}
        invalidate={refresh}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}
