/** The visibility of a problem and its number on the wire. */
export const authOfVisibility = { public: 1, private: 2, contest: 3 } as const;
export type Visibility = keyof typeof authOfVisibility;

const visibilities = Object.keys(authOfVisibility) as Visibility[];

/** Returns undefined for an unknown number. */
export const visibilityOfAuth = (auth: number | undefined): Visibility | undefined =>
  visibilities.find((visibility) => authOfVisibility[visibility] === auth);
