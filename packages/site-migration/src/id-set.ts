/** A set of numeric ids as bits: two million submissions take a quarter of a megabyte. */
const idsPerPage = 65_536;

export class IdSet {
  readonly #pages = new Map<number, Uint8Array>();

  add(id: number): void {
    const number = Math.floor(id / idsPerPage);
    let page = this.#pages.get(number);
    if (page === undefined) {
      page = new Uint8Array(idsPerPage / 8);
      this.#pages.set(number, page);
    }
    const bit = id - number * idsPerPage;
    page[bit >> 3] = (page[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  has(id: number): boolean {
    const number = Math.floor(id / idsPerPage);
    const bit = id - number * idsPerPage;
    return ((this.#pages.get(number)?.[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}
