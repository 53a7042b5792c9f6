/**
 * What a change does to something in use: a call that would do any of this answers `changeInUse` with the figures, unless its
 * `confirm` names them. Where nothing is in use nobody is asked.
 */
export const effectKinds = [
  'contestantsShutOut',
  'contestantsRescored',
  'submissionsRevealed',
  'submissionsDeleted',
  'submissionsDetached',
  'submissionsOutdated',
  'submissionsRejudged',
  'marksMoved',
  'progressDeleted',
  'contestantsDeleted',
] as const;
export type EffectKind = (typeof effectKinds)[number];

/** How many are affected; nothing that is zero. */
export type Effects = Readonly<Partial<Record<EffectKind, number>>>;

export const listEffects = (effects: Effects): EffectKind[] =>
  effectKinds.filter((kind) => (effects[kind] ?? 0) > 0);
