/**
 * Typed with or without its beginning: http, https, mailto, or a host and perhaps a port.
 * Anything else before a colon could run in a reader's window; browsers skip blanks inside it.
 */
export function isWebAddress(typed: string): boolean {
  const address = typed.replaceAll(/\s/g, "");
  const beginning = /^([^/?#]*?):/.exec(address)?.[1];
  if (beginning === undefined || /^(https?|mailto)$/i.test(beginning)) return true;
  return /^(localhost|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+):\d{1,5}([/?#]|$)/iu.test(address);
}
