import { Switch, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { SubmissionDetail } from '../api/get-submission.ts';
import { shareSubmission } from '../api/share-submission.ts';
import { findShareBarrier } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface ShareSwitchProps {
  detail: SubmissionDetail;
  control: Pick<SubmissionControl, 'patch'>;
}

/** For the owner. If sharing is not possible, the switch shows the reason. */
export function ShareSwitch({ detail, control }: ShareSwitchProps) {
  const m = useMessages(detailMessages);
  const { submitId, share } = detail.submission;
  const barrier = findShareBarrier(detail);
  const hint = { contest: m.shareInContest, notAllowed: m.shareNotAllowed, none: m.shareHint }[
    barrier ?? 'none'
  ];
  const sharing = useMutation({
    mutationFn: (wanted: boolean) => shareSubmission(submitId ?? 0, wanted),
    onSuccess: (_answer, wanted) => {
      control.patch({ share: wanted });
      showToast('success', wanted ? m.shared : m.unshared);
    },
  });
  return (
    <Tooltip label={hint}>
      <div className={classes['share']}>
        <Switch
          label={m.share}
          labelPosition="left"
          checked={sharing.isPending ? sharing.variables : share === true}
          disabled={barrier !== undefined}
          onChange={({ currentTarget: { checked } }) => {
            if (!sharing.isPending) sharing.mutate(checked);
          }}
        />
      </div>
    </Tooltip>
  );
}
