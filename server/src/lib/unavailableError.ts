/** A service that the shop depends on (Google, the image store …) cannot be reached or fails; answered with 503. */
export class UnavailableError extends Error {
  /** @param service named in the log */
  constructor(service: string, options?: ErrorOptions) {
    super(`${service} is unavailable`, options);
  }
}
