/** Changes the text under the caret without moving it past the digit it followed. */
export function rewriteUnderCaret(field: HTMLInputElement, change: (text: string) => string) {
  const caret = field.selectionStart ?? field.value.length;
  const before = countSigns(field.value.slice(0, caret));
  const text = change(field.value);
  if (text === field.value) return;
  field.value = text;
  const place = placeAfterSigns(text, before);
  if (document.activeElement === field) field.setSelectionRange(place, place);
}

function countSigns(text: string): number {
  return text.replace(/[^\d+]/g, "").length;
}

function placeAfterSigns(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/[\d+]/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
