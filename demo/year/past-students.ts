import { demoPerson } from "../people.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";

/** How many students each university's year is made of. The first two have a cohort of their own besides. */
const sizes = {
  northgate: 210,
  harbour: 75,
  aldermoor: 75,
  "calder-vale": 65,
  inverlaggan: 55,
  "lyme-regent": 50,
  coorong: 70,
  "fundy-shore": 60,
} as const;

export type YearUniversity = keyof typeof sizes;

/** Some come from where our boards have jobs, and look at those. */
const homesOnOurBoards = [
  { homeCountry: "IE", timeZone: "Europe/Dublin" },
  { homeCountry: "CA", timeZone: "America/Toronto" },
  { homeCountry: "AU", timeZone: "Australia/Sydney" },
];

/** From here on people are drawn by number; those before have accounts of the demo. */
const FIRST = 2000;
const YEAR_DAYS = 396;

/**
 * People who only make the figures: nobody can sign in as one of them. They joined before those the
 * demo shows by name, so lists that begin with the newest do not begin with them.
 */
export function pastStudents(slug: YearUniversity, now: Date) {
  const before = Object.keys(sizes).indexOf(slug) * 500;
  return Array.from({ length: sizes[slug] }, (_, index) => {
    const n = FIRST + before + index;
    const { mailbox, ...person } = demoPerson(n);
    const home = n % 6 === 1 ? homesOnOurBoards[n % 3]! : person;
    const share = index / sizes[slug];
    return {
      ...person,
      homeCountry: home.homeCountry,
      timeZone: home.timeZone,
      id: `demo-past-${n}`,
      email: `${mailbox}@${slug.replace("-", "")}.example`,
      // Half of them when the university began, the others more and more slowly.
      createdAt: instantFrom(now, -YEAR_DAYS + Math.round(220 * Math.max(0, share * 2 - 1))),
      courseEndsOn: dayFrom(now, -40 + (n % 14) * 31),
      visaEndsOn: n % 3 === 0 ? dayFrom(now, -250 + (n % 29) * 25) : null,
      campus: n % 5 < 3 ? 0 : 1,
      // Universities give premium in the last terms.
      cihPremium: n % 4 === 0 ? true : null,
    };
  });
}
