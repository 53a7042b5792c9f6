/**
 * The five levels of C++ skill, reached by solved problems: the only measure that every learner has from the
 * first day. The steps roughly triple, so that the first level comes with the first Accepted and the last
 * takes long.
 */
export const skillLevels = [
  { key: 'entry', solvedNeeded: 1 },
  { key: 'advanced', solvedNeeded: 20 },
  { key: 'contest', solvedNeeded: 60 },
  { key: 'improvement', solvedNeeded: 150 },
  { key: 'elite', solvedNeeded: 400 },
] as const;

export type SkillKey = (typeof skillLevels)[number]['key'];

export const countReachedLevels = (solved: number): number =>
  skillLevels.filter((level) => solved >= level.solvedNeeded).length;
