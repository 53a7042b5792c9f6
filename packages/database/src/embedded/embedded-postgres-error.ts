/** What went wrong with the embedded database, told so that the reader knows what to do next. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
