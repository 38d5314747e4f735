/** Words too frequent to tell documents apart; neither indexed nor looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about an and any are as at be been but by can do for from has have how i if in into is it its " +
    "may more not of on or our out so such than that the their them then there these they this those " +
    "through to us was we were what when where which who will with would you your"
  ).split(" "),
);

/** Indexed, and yet never what a misspelt word meant: who types "node" looks for no "none". */
export const plainWords: ReadonlySet<string> = new Set(
  (
    "all also always both each else even ever every here high just least less like long made make many most " +
    "much must need next none once one only other over own same since some soon still take time too two under " +
    "until very well while whole within yes"
  ).split(" "),
);
