/** A description, and the text that an author would send. */
export type HostileSnippet = readonly [what: string, text: string];
