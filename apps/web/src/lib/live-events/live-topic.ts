/** One kind of event of `GET /api/events`. */
export interface LiveTopic<Data> {
  /** The name of the event on the wire. */
  readonly event: string;
  /** The query parameter for the keys. */
  readonly parameter: string;
  /** The wanted keys that one stream requests, in the order of the query. */
  readonly selectKeys: (keys: readonly number[]) => readonly number[];
  /** Returns undefined if the value is not an event of this topic. */
  readonly parse: (value: unknown) => Data | undefined;
  readonly keyOf: (data: Data) => number;
}

/** Subscribes to the events that the stream sends without a requested key, such as the viewer's own submissions. */
export const unnamedKey = 'unnamed';
export type TopicKey = number | typeof unnamedKey;

export interface TopicHandler<Data> {
  readonly onData: (data: Data) => void;
  /** Events may have been missed: fetch again what they would have changed. */
  readonly onReset?: () => void;
}
