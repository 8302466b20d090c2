/**
 * What React's server renderer is given in place of Node's module of this name. It asks it which page an asynchronous component belongs to, and
 * the shop has none. Once Node's own is in use, every promise of the whole process is followed: a tenth of what an answer costs.
 */
export class AsyncLocalStorage {
  run<Args extends unknown[], Result>(
    _page: unknown,
    render: (...args: Args) => Result,
    ...args: Args
  ): Result {
    return render(...args);
  }
  getStore(): undefined {}
}
