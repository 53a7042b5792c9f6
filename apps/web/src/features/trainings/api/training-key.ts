/** The first parts of every query key about one training. */
export const trainingKey = (trainingId: number) => ['training', trainingId] as const;
