/** "either" is a market where both are read without a second look. */
export type Spelling = "british" | "american" | "canadian" | "either";

type Variant = readonly [british: string, american: string, canadian: "british" | "american"];

/**
 * Words of CVs that the two sides spell differently. Left out on purpose: "program" and "practice",
 * which are right on both sides in one of their senses.
 */
const plain: readonly Variant[] = [
  ["colour", "color", "british"],
  ["favour", "favor", "british"],
  ["favourite", "favorite", "british"],
  ["behaviour", "behavior", "british"],
  ["behavioural", "behavioral", "british"],
  ["labour", "labor", "british"],
  ["honour", "honor", "british"],
  ["honours", "honors", "british"],
  ["honoured", "honored", "british"],
  ["neighbour", "neighbor", "british"],
  ["neighbourhood", "neighborhood", "british"],
  ["rigour", "rigor", "british"],
  ["endeavour", "endeavor", "british"],
  ["harbour", "harbor", "british"],
  ["centre", "center", "british"],
  ["centres", "centers", "british"],
  ["metre", "meter", "british"],
  ["metres", "meters", "british"],
  ["kilometre", "kilometer", "british"],
  ["litre", "liter", "british"],
  ["litres", "liters", "british"],
  ["theatre", "theater", "british"],
  ["fibre", "fiber", "british"],
  ["defence", "defense", "british"],
  ["offence", "offense", "british"],
  ["catalogue", "catalog", "british"],
  ["dialogue", "dialog", "british"],
  ["travelled", "traveled", "british"],
  ["travelling", "traveling", "british"],
  ["modelled", "modeled", "british"],
  ["modelling", "modeling", "british"],
  ["labelled", "labeled", "british"],
  ["labelling", "labeling", "british"],
  ["cancelled", "canceled", "british"],
  ["cancelling", "canceling", "british"],
  ["counselled", "counseled", "british"],
  ["counselling", "counseling", "british"],
  ["counsellor", "counselor", "british"],
  ["fuelled", "fueled", "british"],
  ["programme", "program", "american"],
  ["programmes", "programs", "american"],
  ["analyse", "analyze", "american"],
  ["analysed", "analyzed", "american"],
  ["analyses", "analyzes", "american"],
  ["analysing", "analyzing", "american"],
  ["catalyse", "catalyze", "american"],
  ["enrolment", "enrollment", "british"],
  ["fulfil", "fulfill", "british"],
  ["skilful", "skillful", "british"],
  ["jewellery", "jewelry", "british"],
  ["grey", "gray", "british"],
  ["tyre", "tire", "american"],
  ["aluminium", "aluminum", "american"],
  ["ageing", "aging", "american"],
  ["judgement", "judgment", "american"],
  ["maths", "math", "american"],
  ["learnt", "learned", "american"],
  ["paediatric", "pediatric", "british"],
  ["anaesthesia", "anesthesia", "british"],
  ["haematology", "hematology", "british"],
];

/** Verbs in -ise and -ize: both are British, only the second is American and Canadian. */
const stems =
  `apolog author categor central character critic custom digit emphas energ familiar final formal
general global harmon hospital immun incentiv initial legal liberal local maxim memor minim mobil modern monet
neutral normal optim organ penal person popular prior priorit privat public rational real recogn regular revital
scrutin social special stabil standard steril subsid summar symbol synthes token util victim virtual visual`.split(
    /\s+/,
  );
const endings = [
  ["ise", "ize"],
  ["ised", "ized"],
  ["ises", "izes"],
  ["ising", "izing"],
  ["isation", "ization"],
  ["isations", "izations"],
  ["iser", "izer"],
] as const;

const inIse: readonly Variant[] = stems.flatMap((stem) =>
  endings.map(([british, american]) => [stem + british, stem + american, "american"] as const),
);

/** Senses in which the word of the other side is right here too, so that it is not touched. */
const shared = new Set([
  "program",
  "programs",
  "learned",
  "meter",
  "meters",
  "tire",
  "dialog",
  "math",
  "analyses",
  "honors",
]);

export type Swap = { to: string; isIze: boolean };

function swapsTo(spelling: Exclude<Spelling, "either">): ReadonlyMap<string, Swap> {
  const swaps = new Map<string, Swap>();
  const add = ([british, american, canadian]: Variant, isIze: boolean) => {
    const side = spelling === "canadian" ? canadian : spelling;
    const [from, to] = side === "british" ? [american, british] : [british, american];
    if (from !== to && !shared.has(from)) swaps.set(from, { to, isIze });
  };
  for (const variant of plain) add(variant, false);
  for (const variant of inIse) add(variant, true);
  return swaps;
}

/** For each market's spelling: a word of the other side, and what it becomes. */
export const swaps: Readonly<Record<Exclude<Spelling, "either">, ReadonlyMap<string, Swap>>> = {
  british: swapsTo("british"),
  american: swapsTo("american"),
  canadian: swapsTo("canadian"),
};
