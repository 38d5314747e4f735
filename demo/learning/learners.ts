const person = (name: string) => `demo-${name}-at-waymark.example`;

/** How far one of the demo's people is in a course: lessons done, and a share of the one after them. */
export type DemoLearner = {
  userId: string;
  tier: "standard" | "premium";
  /** The place of the course in its tier. */
  course: number;
  /** All of them where it is "all". */
  done: number | "all";
  thenShare?: number;
  daysAgo: number;
  certificate?: { code: string; showsName: boolean };
};

export const demoLearners: readonly DemoLearner[] = [
  // Finished one course, in the middle of the next.
  {
    userId: person("premium"),
    ...{ tier: "premium", course: 0, done: "all", daysAgo: 16 },
    certificate: { code: "DEM0-CERT-0001", showsName: true },
  },
  { userId: person("premium"), tier: "premium", course: 1, done: 1, thenShare: 0.45, daysAgo: 2 },
  { userId: person("premium"), tier: "standard", course: 0, done: 2, daysAgo: 40 },
  { userId: person("student"), tier: "standard", course: 0, done: 1, thenShare: 0.6, daysAgo: 1 },
  { userId: person("noguide"), tier: "standard", course: 0, done: 0, thenShare: 0.25, daysAgo: 3 },
  {
    userId: person("alumni"),
    ...{ tier: "standard", course: 0, done: "all", daysAgo: 75 },
    certificate: { code: "DEM0-CERT-0002", showsName: false },
  },
  { userId: person("ambassador"), tier: "standard", course: 0, done: 1, daysAgo: 12 },
  {
    userId: person("predeparture"),
    tier: "standard",
    course: 0,
    done: 0,
    thenShare: 0.8,
    daysAgo: 5,
  },
  // People of Jumpstart watch what its video guide shows.
  { userId: person("far"), tier: "standard", course: 0, done: 0, thenShare: 0.3, daysAgo: 9 },
  { userId: person("late"), tier: "standard", course: 0, done: 2, thenShare: 0.5, daysAgo: 2 },
  { userId: person("dublin"), tier: "standard", course: 1, done: 1, thenShare: 0.4, daysAgo: 6 },
  { userId: person("arrived"), tier: "standard", course: 0, done: 1, daysAgo: 4 },
];

/** Lessons people saved, by the place of course and lesson. */
export const demoSaved = [
  { userId: person("premium"), tier: "premium", course: 1, lesson: 2, daysAgo: 6 },
  { userId: person("premium"), tier: "premium", course: 2, lesson: 0, daysAgo: 4 },
  { userId: person("premium"), tier: "standard", course: 0, lesson: 1, daysAgo: 30 },
  { userId: person("student"), tier: "standard", course: 0, lesson: 1, daysAgo: 1 },
  { userId: person("student"), tier: "standard", course: 0, lesson: 2, daysAgo: 1 },
  { userId: person("ambassador"), tier: "standard", course: 0, lesson: 0, daysAgo: 12 },
  { userId: person("late"), tier: "standard", course: 0, lesson: 2, daysAgo: 2 },
  { userId: person("arrived"), tier: "standard", course: 0, lesson: 1, daysAgo: 4 },
] as const;

type DemoNote = {
  userId: string;
  tier: "standard" | "premium";
  course: number;
  lesson: number;
  at: number;
  words: string;
};

/** Notes at a share of the film. */
export const demoNotes: readonly DemoNote[] = [
  {
    ...{ userId: person("premium"), tier: "premium", course: 0, lesson: 0, at: 0.3 },
    words: "Work out my own line before anybody asks. Basic pay only.",
  },
  {
    ...{ userId: person("premium"), tier: "premium", course: 0, lesson: 0, at: 0.7 },
    words: "Write the date my Graduate visa began into the planner.",
  },
  {
    ...{ userId: person("premium"), tier: "premium", course: 1, lesson: 1, at: 0.35 },
    words: "Try this on the Brackwater advert tonight.",
  },
  {
    ...{ userId: person("student"), tier: "standard", course: 0, lesson: 0, at: 0.5 },
    words: "Ask Ruth at the careers service about this one.",
  },
  {
    ...{ userId: person("student"), tier: "standard", course: 0, lesson: 1, at: 0.4 },
    words: "Good example. Use it for the data role.",
  },
];

type DemoRequest = {
  userId: string;
  reason: string;
  daysAgo: number;
  decision?: "declined";
  note?: string;
};

/** Who asks for premium, and what came of it. */
export const demoRequests: readonly DemoRequest[] = [
  { userId: "demo-person-3", reason: "I have two interviews in the next month.", daysAgo: 1 },
  { userId: "demo-person-9", reason: "", daysAgo: 3 },
  { userId: "demo-person-70", reason: "My visa ends in June.", daysAgo: 2 },
  {
    ...{ userId: "demo-person-17", reason: "For the module on employability.", daysAgo: 20 },
    decision: "declined",
    note: "We give premium in the last two terms. Please ask again in September.",
  },
];
