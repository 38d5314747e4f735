/**
 * Words and addresses in turn, words first. A full stop or comma after an address ends the sentence,
 * and is no part of the address.
 */
export function splitLinks(text: string): string[] {
  return text.split(/(https?:\/\/\S*[^\s.,;:!?)])/);
}
