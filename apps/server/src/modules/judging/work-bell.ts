/** Wakes the judges that wait at this server, when work has come or the server stops. */
export class WorkBell {
  #rung = Promise.withResolvers<void>();
  #isClosed = false;

  get isClosed() {
    return this.#isClosed;
  }

  /** Ask for it before looking for work: a ring in between is not missed. */
  get nextRing(): Promise<void> {
    return this.#rung.promise;
  }

  ring() {
    const { resolve } = this.#rung;
    this.#rung = Promise.withResolvers();
    resolve();
  }

  close() {
    this.#isClosed = true;
    this.ring();
  }
}
