/** One kind of event of `GET /api/events`, as its users describe it. */
export interface LiveTopic<Data> {
  /** The name of the event on the wire. */
  readonly event: string;
  /** The query parameter that names the keys. */
  readonly parameter: string;
  /** Those of the wanted keys that one stream names, in the order of the query. */
  readonly selectKeys: (keys: readonly number[]) => readonly number[];
  /** Undefined for what is no event of this topic. */
  readonly parse: (value: unknown) => Data | undefined;
  readonly keyOf: (data: Data) => number;
}

/** Subscribes to the events that the stream sends without being asked by key, such as one's own submissions. */
export const unnamedKey = 'unnamed';
export type TopicKey = number | typeof unnamedKey;

export interface TopicHandler<Data> {
  readonly onData: (data: Data) => void;
  /** Events may have been missed: fetch again what they would have changed. */
  readonly onReset?: () => void;
}
