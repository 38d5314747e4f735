/**
 * Where an item goes when a key is pressed on its handle: arrows move it by one,
 * Home and End to the ends. Null for other keys.
 */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case "ArrowUp":
      return place > 0 ? place - 1 : null;
    case "ArrowDown":
      return place < count - 1 ? place + 1 : null;
    case "Home":
      return place > 0 ? 0 : null;
    case "End":
      return place < count - 1 ? count - 1 : null;
    default:
      return null;
  }
}

/** Read out after each move. */
export function placeMessage(title: string, place: number, count: number): string {
  return `${title}, now ${place + 1} of ${count}.`;
}
