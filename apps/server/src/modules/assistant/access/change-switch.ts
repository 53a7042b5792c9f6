/** The switch of a contest, training or group, for those who manage it. */
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openContestAsAdmin } from '../../contests/index.ts';
import { openGroup } from '../../groups/index.ts';
import { openTraining } from '../../trainings/index.ts';
import { findSwitch, storeSwitch, type AssistantSwitch, type SwitchTarget } from './switches.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

interface SentTarget {
  cid?: number | undefined;
  tid?: number | undefined;
  gid?: number | undefined;
}

/** Contests and trainings of a group carry the id of the group too. */
async function openTarget(parts: Parts, viewer: Viewer, { cid, tid, gid }: SentTarget) {
  const { database } = parts;
  const target: SwitchTarget = { contestId: null, trainingId: null, groupId: null };
  if (cid !== undefined && cid !== 0) {
    await openContestAsAdmin({ database }, viewer, cid);
    return { ...target, contestId: cid };
  }
  if (tid !== undefined && tid !== 0) {
    const { canManage } = await openTraining(parts, viewer, tid);
    if (!canManage) throw callError('trainingAdminOnly');
    return { ...target, trainingId: tid };
  }
  if (gid === undefined || gid === 0) throw callError('assistantSwitchTarget');
  await openGroup(database, viewer, gid, 'changeSettings');
  return { ...target, groupId: gid };
}

export async function getSwitch(parts: Parts, viewer: Viewer, sent: SentTarget): Promise<AssistantSwitch> {
  const target = await openTarget(parts, viewer, sent);
  return (await findSwitch(parts.database, target)) ?? { isOff: false, highestLevel: null };
}

export async function changeSwitch(
  parts: Parts,
  viewer: Viewer,
  { isOff, highestLevel, ...sent }: SentTarget & AssistantSwitch,
) {
  const target = await openTarget(parts, viewer, sent);
  await storeSwitch(parts.database, target, { isOff, highestLevel });
}
