/** The small objects of a feed: the contest, its configuration, the teams and the awards. Kept as text, which shows a change. */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { judgementTypes } from '@touchstone/rules/clics/judgement-types';
import type { ObjectLog } from '@touchstone/rules/clics/object-log';
import {
  presentAnnouncement,
  presentContest,
  presentGroups,
  presentLanguages,
  presentOrganizations,
  presentProblems,
  presentTeam,
  type ClicsObject,
} from './configuration-objects.ts';
import type { ContestFacts } from './contest-facts.ts';
import { listAwards } from './list-awards.ts';
import { listVisibleTeams, type Moment } from './live-objects.ts';

/** The id of what there is one of. */
export const onlyOne = '';

interface Parts {
  log: ObjectLog;
  audience: ClicsAudience;
  getFacts: () => ContestFacts;
}

export function createFeedCollections({ log, audience, getFacts }: Parts) {
  const putAll = (type: string, objects: readonly ClicsObject[]) => {
    const ids = new Set(objects.map(({ id }) => id));
    for (const { id } of log.list(type)) if (!ids.has(id)) log.remove(type, id);
    for (const object of objects) log.put(type, object.id, JSON.stringify(object));
  };

  return {
    putPeople: (moment: Moment) => {
      const facts = getFacts();
      const people = listVisibleTeams(facts, moment);
      putAll('organizations', presentOrganizations(people));
      putAll(
        'teams',
        people.map((person) => presentTeam(facts, person)),
      );
    },
    putConfiguration: (moment: Moment) => {
      const facts = getFacts();
      log.put('contest', onlyOne, JSON.stringify(presentContest(facts.contest)));
      putAll('judgement-types', judgementTypes);
      putAll('languages', presentLanguages(facts, audience));
      putAll('groups', presentGroups());
      putAll('problems', moment.isContentVisible ? presentProblems(facts, audience) : []);
      const announcements = moment.isContentVisible && audience !== 'board' ? facts.announcements : [];
      putAll(
        'clarifications',
        announcements.map((row) => presentAnnouncement(facts, row)),
      );
    },
    /** When nothing can change them any more, for audiences to which the board is open. */
    putAwards: (moment: Moment, isFinal: boolean) => {
      putAll('awards', isFinal && moment.hiddenFromMs === null ? listAwards(getFacts(), moment) : []);
    },
  };
}
