/** Who sees a problem, as the wire numbers it. */
export const authOfVisibility = { public: 1, private: 2, contest: 3 } as const;
export type Visibility = keyof typeof authOfVisibility;

const visibilities = Object.keys(authOfVisibility) as Visibility[];

/** Undefined for a number that means none. */
export const visibilityOfAuth = (auth: number | undefined): Visibility | undefined =>
  visibilities.find((visibility) => authOfVisibility[visibility] === auth);
