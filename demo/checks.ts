const STUDENT = "demo-student-at-waymark.example";
const PREMIUM = "demo-premium-at-waymark.example";

type DemoCheck = {
  userId: string;
  /** As they typed it. */
  name: string;
  town: string | null;
  /** Fewer than since the demo's register was published: a record names the copy it was read in. */
  daysAgo: number;
  /** Whether they went on to watch the employer. */
  isWatched?: true;
};

/** What readers of the demo looked for and did not find, for the desk. */
export const demoMissedNames: readonly { name: string; times: number; daysAgo: number }[] = [
  { name: "Kestrelmoor Partners", times: 5, daysAgo: 0.4 },
  { name: "Ravensgill Studios", times: 3, daysAgo: 1.1 },
  { name: "Tidewell Shipping", times: 2, daysAgo: 0.7 },
  { name: "Emberly & Holt", times: 1, daysAgo: 1.6 },
];

/** What two students asked the licence checker: found, misspelt, limited, gone, and nobody at all. */
export const demoChecks: readonly DemoCheck[] = [
  { userId: STUDENT, name: "Ostler Bay Foods", town: null, daysAgo: 1.8, isWatched: true },
  { userId: STUDENT, name: "Brackwater Software", town: "Leeds", daysAgo: 1.6, isWatched: true },
  { userId: STUDENT, name: "Quilfern Bank", town: null, daysAgo: 1.2, isWatched: true },
  { userId: STUDENT, name: "Mallowdale Logistics", town: null, daysAgo: 0.9 },
  { userId: STUDENT, name: "Corner House Bakery", town: "Leeds", daysAgo: 0.5 },
  { userId: STUDENT, name: "Wrenfield Rail", town: null, daysAgo: 0.2, isWatched: true },
  { userId: PREMIUM, name: "Lanternfish Labs", town: null, daysAgo: 1.5, isWatched: true },
  { userId: PREMIUM, name: "Ostrava Hall", town: "London", daysAgo: 0.8 },
  { userId: PREMIUM, name: "Quillfern", town: null, daysAgo: 0.1, isWatched: true },
];
