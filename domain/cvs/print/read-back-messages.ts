type Looked = {
  isAll: boolean;
  hasOneTitle: boolean;
  hasHeadingsInOrder: boolean;
  hasLists: boolean;
  isInOrder: boolean;
};

/** What a look at the PDF found: each thing is said only where it was looked at. */
export function readBackMessage(looked: Looked): string {
  const { isAll, hasOneTitle, hasHeadingsInOrder, hasLists, isInOrder } = looked;
  const wrong = [
    isAll ? "" : "We could not read every field in the PDF.",
    hasOneTitle ? "" : "The page has no title of its own, or more than one.",
    hasHeadingsInOrder ? "" : "Its headings skip a level.",
    hasLists ? "" : "Some points are not in a list.",
    isInOrder ? "" : "A simple program reads some parts in another order than people do.",
  ].filter(Boolean);
  const opened = "We read the PDF the way a program and a screen reader would.";
  return wrong.length > 0
    ? `${opened} ${wrong.join(" ")}`
    : `${opened} It has one title, headings in order and points in lists, and a program reads them in the same order as people.`;
}
