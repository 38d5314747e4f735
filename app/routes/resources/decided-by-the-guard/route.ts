/** Addresses such as /cih only ever redirect: the guard decides where, and nothing gets this far. */
export function loader(): never {
  throw new Error("The guard let a visitor through to an address that only redirects");
}
