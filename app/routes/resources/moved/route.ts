/** Addresses that moved: the guard redirects them, and nothing gets this far. */
export function loader(): never {
  throw new Error("The redirect engine does not know an address that the table says has moved");
}
