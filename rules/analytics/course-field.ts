/**
 * The field of a course, from the words of its name. Broad on purpose: a small field has no name in
 * any figure. The first line that knows a word of the name decides.
 */
export const courseFields = {
  computing: "Computing and data",
  engineering: "Engineering",
  health: "Health and medicine",
  law: "Law",
  business: "Business and management",
  finance: "Economics and finance",
  education: "Education",
  science: "Sciences and mathematics",
  design: "Arts, design and media",
  society: "Social sciences and humanities",
  other: "Another field",
} as const;

export type CourseField = keyof typeof courseFields;

const words: readonly (readonly [CourseField, RegExp])[] = [
  [
    "computing",
    /\b(comput|data|software|informat|cyber|artificial intelligence|machine learning)/i,
  ],
  ["engineering", /\b(engineer|robotic|aerospace|manufactur|materials|architectur)/i],
  ["health", /\b(health|medic|nurs|pharm|dent|biomedic|physiotherap|clinical)/i],
  ["law", /\b(laws?|legal|llm|llb)\b/i],
  ["finance", /\b(econom|financ|account|bank|actuar)/i],
  ["business", /\b(business|manage|market|mba|entrepreneur|logistic|supply|hospitality|tourism)/i],
  ["education", /\b(educat|teach|tesol|pgce)/i],
  ["science", /\b(scien|physic|chemi|biolog|biotech|mathemat|statistic|environment|geolog)/i],
  ["design", /\b(art|design|media|film|music|fashion|journalis|creative)/i],
  [
    "society",
    /\b(politic|sociolog|psycholog|history|philosoph|international relation|language|linguist|literature|english|anthropolog|development|policy)/i,
  ],
];

/** Null where no course was told. */
export function courseFieldOf(course: string | null): CourseField | null {
  const name = course?.trim();
  if (!name) return null;
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? "other";
}
