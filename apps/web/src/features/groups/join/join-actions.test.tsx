import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aGroup, aGroupState } from '../testing/a-group.ts';
import { GroupContext, type GroupState } from '../use-group.ts';
import { JoinActions } from './join-actions.tsx';
import { joinMessages } from './join-messages.ts';

const m = joinMessages['en-US'];
const byApplication = aGroup({ auth: 2 });
const show = (changes: Partial<GroupState>) =>
  renderMarkup(
    <GroupContext value={aGroupState({ isMember: false, standing: 'none', ...changes })}>
      <JoinActions />
    </GroupContext>,
  );

describe('what a user outside the group can do', () => {
  it.each([
    ['a public group', {}, [m.join]],
    ['a group with applications', { group: byApplication }, [m.apply]],
    ['an open application', { group: byApplication, standing: 'applying' }, [m.withdraw]],
    ['a refused application', { group: byApplication, standing: 'refused' }, [m.applyAgain]],
    ['a member', { standing: 'member', isMember: true }, []],
    ['an unknown standing', { isStandingKnown: false }, []],
    ['a super administrator', { isSuperAdmin: true, isMember: true }, []],
  ] as [string, Partial<GroupState>, string[]][])('%s', (_case, changes, buttons) => {
    expect(show(changes).names('button')).toEqual(buttons);
  });

  it('says that an application was refused', () => {
    expect(show({ group: byApplication, standing: 'refused' }).text).toContain(m.refused);
  });
});
