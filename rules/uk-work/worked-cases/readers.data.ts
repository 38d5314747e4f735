/**
 * Verdicts worked by hand from the rule and the published figures, never from what our code says.
 * A row: code, pay in pounds, reader, changes, and after "=" what has to come of it.
 * `read-case.ts` says who the readers are and what each change and outcome means.
 */

/**
 * SW 12.2, each paragraph on both sides of its day, for an application on 15 November 2026 from abroad,
 * where no switch is asked for. Code 2134: E £38,300, A £54,700. 2421: E £34,500, A £49,200. The
 * postdoctoral codes by their columns; 2134 is none of them. SW 12.3: 48 months used are too many.
 * c and d are the reader's word (tick); an advert's (words) is a condition, and in silence unknown.
 */
const grounds = `
2134 39500 abroad born:2000-11-16 = entrant
2134 39500 abroad born:2000-11-15 = below:15200
2134 39500 abroad born:2000-11-16 on:2026-11-16 = below:15200
2134 39500 abroad visa:graduate@2024-11-16 months:24 = entrant
2134 39500 abroad visa:graduate@2024-11-15 months:24 = below:15200
2134 39500 abroad visa:graduate@2027-06-01 months:47 = entrant
2134 39500 abroad visa:graduate@2027-06-01 months:48 = below:15200
2134 39500 abroad visa:student@2024-11-16 course:masters/2024-09-30 = entrant
2134 39500 abroad visa:student@2024-11-15 course:masters/2024-09-30 = below:15200
2134 39500 abroad visa:student@2027-01-31 course:undergraduate/2026-06-30 = entrant
2134 39500 abroad visa:student@2027-01-31 course:teaching/2026-06-30 = entrant
2134 39500 abroad visa:student@2027-01-31 course:doctorate/2026-06-30 = entrant
2134 39500 abroad visa:student@2027-01-31 course:other/2026-06-30 = below:15200
2134 39500 abroad visa:student@2027-01-31 course:-/2026-06-30 = unknown
2134 39500 abroad visa:student@2027-06-01 course:masters/2027-02-15 = entrant
2134 39500 abroad visa:student@2027-06-01 course:masters/2027-02-16 = below:15200
2134 39500 abroad visa:student@2029-06-01 course:doctorate/2029-01-01/2025-11-15 = entrant
2134 39500 abroad visa:student@2029-06-01 course:doctorate/2029-01-01/2025-11-16 = below:15200
2134 39500 abroad visa:student@2029-06-01 course:masters/2029-01-01/2025-11-15 = below:15200
2134 39500 abroad visa:other@2027-06-01 = below:15200
2134 39500 newer months:12 = unknown
2134 39500 newer = below:15200
2134 39500 abroad born:2000-11-16 months:- = unknown
2134 39500 abroad born:- = unknown
2134 39500 abroad born:2000-11-16 months:48 = below:15200
2111 33400 abroad postdoc:yes = entrant
2111 33400 abroad = below:8300
2119 33400 abroad postdoc:yes = entrant
2119 33400 abroad = below:8300
2162 33400 abroad postdoc:yes = entrant
2162 33400 abroad = below:10200
2311 36901 abroad postdoc:yes = entrant
2311 36901 abroad = below:15699
2134 39500 abroad postdoc:yes = below:15200
2421 36000 abroad tick:yes = entrant
2421 36000 abroad tick:no = below:13200
2421 36000 abroad words:yes = entrant-if
2421 36000 abroad words:yes tick:yes = entrant
2421 36000 abroad words:yes tick:no = below:13200
2421 36000 abroad words:- = unknown
2421 36000 abroad words:no = below:13200
2421 36000 abroad words:yes months:48 = below:13200
`;

/**
 * At £60,000 option A passes, so only the day and the place decide: SW 2.2(a) (a permission in force,
 * its last day included), 1.5ZA, 1.5A (finished, or full time and the job no sooner; a doctorate 24
 * months after its start), 5.1(c) (a start within 3 months), 4.1 (B2; B1 for those granted with it; a
 * UK degree or an earlier grant shows it). What has another day or place is a condition.
 */
const applying = `
2134 60000 master = fits
2134 60000 master on:2027-08-31 = fits
2134 60000 master on:2027-09-01 = fits-if
2134 60000 master on:2027-09-01 from:abroad = fits
2134 60000 master on:2027-09-01 from:- = fits-if
2134 39500 master on:2027-08-31 = entrant
2134 39500 master on:2027-09-01 = entrant-if
2134 30000 master on:2027-09-01 = below:8300
2134 60000 master visa:graduate@2026-11-15 = fits
2134 60000 master visa:graduate@2026-11-14 = fits-if
2134 60000 abroad from:visitor = fits-if
2134 54699 abroad from:visitor = below:1
2134 60000 abroad visa:no-switching@2027-06-01 from:uk = fits-if
2134 60000 abroad visa:no-switching@2027-06-01 = fits
2134 60000 abroad visa:other@2026-11-15 from:uk = fits-if
2134 60000 abroad visa:other@2026-11-15 from:abroad = fits
2134 60000 abroad visa:other@2026-11-14 from:uk = fits-if
2134 60000 abroad visa:- from:uk = fits-if
2134 60000 abroad visa:- from:- = fits-if
2134 60000 abroad from:- = fits
2134 60000 master course:masters/2027-01-31 english:b2 = fits-if
2134 60000 master course:masters/2027-01-31 english:b2 starts:2027-01-31 = fits
2134 60000 master course:masters/2027-01-31 english:b2 starts:2027-01-30 = fits-if
2134 60000 master course:masters/2027-01-31/2026-01-10/part english:b2 starts:2027-01-31 = fits-if
2134 60000 master course:masters/2027-01-31 english:b2 on:2027-01-31 = fits
2134 60000 master course:other/2027-01-31 english:b2 starts:2027-01-31 = fits-if
2134 60000 master course:doctorate/2028-01-01/2025-01-31 english:b2 starts:2027-01-31 = fits
2134 60000 master course:doctorate/2028-01-01/2025-01-31 english:b2 starts:2027-01-30 = fits-if
2134 60000 abroad starts:2027-02-15 = fits
2134 60000 abroad starts:2027-02-16 = fits-if
2134 60000 abroad english:none = fits-if
2134 60000 abroad english:b1-before = fits-if
2134 60000 abroad english:- = fits-if
2134 60000 newer english:b1-before = fits
2134 60000 newer english:- = fits
2134 60000 newer english:none = fits-if
2134 60000 master english:none = fits-if
2134 60000 master english:- = fits-if
2134 60000 master visa:graduate@2026-11-15 english:- = fits-if
2134 60000 master course:other/2026-06-30 = fits
2134 60000 master course:other/2026-06-30 english:- = fits-if
`;

/**
 * SW 2.2(a) against the first day an application works: 5.1(c), three months before a late start; 1.5A,
 * three months before the end of a full-time course, or the end itself of another one; a doctorate's by
 * its 24 months. A permission that ends the day before leaves no day in the UK, one that ends on it does.
 * From abroad neither counts, and a permission that allows no switch has no such day at all.
 */
const endsFirst = `
2134 60000 master starts:2027-11-30 = fits-if@apply-later
2134 60000 master starts:2027-12-01 = fits-if@visa-ends-first
2134 60000 master starts:2027-12-01 from:abroad = fits-if@apply-later
2134 60000 master starts:2027-12-01 on:2027-09-01 = fits-if@visa-ended
2134 60000 master visa:graduate@2027-08-31 starts:2027-11-30 = fits-if@apply-later
2134 60000 master visa:graduate@2027-08-31 starts:2027-12-01 = fits-if@visa-ends-first
2134 60000 newer visa:skilled-worker@2027-08-31 starts:2027-12-01 = fits-if@visa-ends-first
2134 60000 abroad visa:other@2027-08-31 from:uk starts:2027-11-30 = fits-if@switch-unknown
2134 60000 abroad visa:other@2027-08-31 from:uk starts:2027-12-01 = fits-if@visa-ends-first
2134 60000 abroad visa:no-switching@2027-08-31 from:uk starts:2027-12-01 = fits-if@no-switch
2134 60000 master visa:student@2027-06-01 course:masters/2027-09-01 english:b2 = fits-if@switch-later
2134 60000 master visa:student@2027-05-31 course:masters/2027-09-01 english:b2 = fits-if@visa-ends-first
2134 60000 master visa:student@2027-05-31 course:masters/2027-09-01 english:b2 from:abroad = fits
2134 60000 master visa:student@2027-09-01 course:masters/2027-09-01/2025-09-15/part english:b2 = fits-if@switch-later
2134 60000 master visa:student@2027-08-31 course:masters/2027-09-01/2025-09-15/part english:b2 = fits-if@visa-ends-first
2134 60000 master visa:student@2027-09-01 course:other/2027-09-01 english:b2 = fits-if@switch-later
2134 60000 master visa:student@2027-08-31 course:other/2027-09-01 english:b2 = fits-if@visa-ends-first
2134 60000 master visa:student@2027-06-01 course:doctorate/2029-01-01/2025-09-01 english:b2 = fits-if@switch-later
2134 60000 master visa:student@2027-05-31 course:doctorate/2029-01-01/2025-09-01 english:b2 = fits-if@visa-ends-first
2134 60000 master visa:student@2027-01-31 course:masters/2027-02-15 english:b2 = fits-if@switch-later
2134 60000 master visa:student@2027-01-31 course:masters/2027-02-15 english:b2 starts:2027-02-15 = fits@no-clock
2134 60000 master visa:student@2027-01-31 course:masters/2027-02-15 english:b2 starts:2027-05-01 = fits-if@visa-ends-first
2134 60000 master visa:student@2027-02-01 course:masters/2027-02-15 english:b2 starts:2027-05-01 = fits-if@apply-later
2134 39500 master starts:2027-11-30 = entrant-if@apply-later
2134 39500 master starts:2027-12-01 = entrant-if@visa-ends-first
2134 30000 master starts:2027-12-01 = below:8300
`;

/**
 * SW 5.2, 5.3 and facts 1.4: only a clear A-rated match opens; a rating that is not A shuts, but not
 * for those who may stay with their sponsor. A certain no goes before a name that was not found.
 */
const licences = `
2134 60000 abroad licence:licensed = fits
2134 60000 abroad licence:restricted = not-rated
2134 60000 master licence:restricted = not-rated
2134 60000 newer licence:restricted = unknown
2134 60000 abroad licence:other-routes = unknown
2134 60000 abroad licence:possible = unknown
2134 60000 abroad licence:unknown = unknown
2134 60000 abroad licence:not-found = not-found
2134 20000 abroad licence:not-found = below:34700
2134 20000 abroad licence:other-routes = below:34700
2134 20000 abroad licence:possible = below:34700
2134 20000 abroad licence:restricted = not-rated
7111 60000 abroad licence:not-found = not-eligible
`;

export const readerCases = { grounds, applying, endsFirst, licences };
