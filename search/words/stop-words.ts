/** Words too frequent to tell documents apart; neither indexed nor looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about an and any are as at be been but by can do for from has have how i if in into is it its " +
    "may more not of on or our out so such than that the their them then there these they this those " +
    "through to us was we were what when where which who will with would you your"
  ).split(" "),
);
