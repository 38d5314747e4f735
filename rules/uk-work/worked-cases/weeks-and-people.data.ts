/**
 * Verdicts worked by hand from the rule and the published figures, never from what our code says.
 * A row: code, pay in pounds, reader, changes, and after "=" what has to come of it.
 * `read-case.ts` says who the readers are and what each change and outcome means.
 */

/**
 * SW 14.3 and 14.4: a going rate follows the week (x hours / 37.5), a cash threshold does not, and of a
 * week over 48 hours only 48 count against it. 2134 at 30, 39, 48 and 60 hours: A £43,760, £56,888,
 * £70,016 and £87,520; E (£38,300) under its threshold, £39,832, £49,024 and £61,280. Within £100 of a
 * percentage it is to be checked. Our copy of the NHS bands names no week: a shorter or longer one is not
 * pro-rated by us, and only what no week could change is told.
 */
const hoursOfWeek = `
2134 56888 abroad hours:39 = fits
2134 56887 abroad hours:39 = below:1
2134 70016 abroad hours:48 = fits
2134 70015 abroad hours:48 = below:1
2122 41700 abroad hours:30 = fits
2122 41699 abroad hours:30 = below:1
2122 48672 abroad hours:39 = fits
2122 48671 abroad hours:39 = below:1
2122 74880 abroad hours:60 = fits
2122 74879 abroad hours:60 = below:1
2419 41700 abroad hours:30 = fits
2419 41699 abroad hours:30 = below:1
2142 33400 abroad hours:30 = fits
2142 33399 abroad hours:30 = below:1
2142 34736 abroad hours:39 = fits
2142 34735 abroad hours:39 = below:1
2134 33400 master hours:30 = entrant
2134 33399 master hours:30 = below:1
2134 39940 master hours:39 = entrant
2134 39880 master hours:39 = entrant-if
2134 39780 master hours:39 = check
2134 39700 master hours:39 = below:132
2134 49200 master hours:48 = entrant
2134 48880 master hours:48 = below:144
2134 61500 master hours:60 = entrant
2134 61000 master hours:60 = below:280
2112 33400 abroad hours:30 = fits
2112 33399 abroad hours:30 = below:1
2134 32000 old hours:30 = fits
2134 31999 old hours:30 = below:1
2134 33400 abroad born:2002-01-01 hours:30 english:none = entrant-if
2451 41700 abroad hours:30 = fits
2231 24999 abroad role:Band_5 hours:30 = below:1
2231 25000 abroad role:Band_5 hours:30 = unknown
2231 29970 abroad role:Band_5 hours:30 = fits
2231 31169 abroad role:Band_5 hours:39 = unknown
2231 29969 abroad role:Band_5 hours:39 = below:1
`;

/** Options B and C: £37,500 and £33,400, and the columns of the table; only codes with PhD points, and the employer shows that the PhD is relevant. */
const doctoralPay = `
2133 49600 phd = fits-if
2133 49250 phd = below:150
2133 44100 stem = fits-if
2133 43700 stem = below:200
2142 37500 phd on:2027-04-01 = fits-if
2142 37499 phd on:2027-04-01 = below:1
2142 33400 stem on:2027-04-01 = fits-if
2142 33399 stem on:2027-04-01 = below:1
2142 33400 phd = fits
3556 50000 stem = below:5200
2162 35100 stem = fits-if
2162 34700 stem = below:200
2134 39500 phd hours:30 = fits-if
2134 39200 phd hours:30 = below:160
2134 37499 stem hours:30 = fits-if
`;

/** The salary list and the shortage list for people of every kind; 1232 has a lower rate with a health or care employer. */
const listsForMany = `
2112 40300 abroad on:2027-03-30 certificate:2026-12-30 = fits
2112 40300 abroad on:2027-03-31 certificate:2026-12-30 = below:1400
2142 33400 master = entrant
2142 33400 master on:2027-04-01 = entrant
3544 41700 master = fits
3544 41700 master on:2027-04-01 = not-eligible
1232 40400 abroad = fits
1232 40400 abroad on:2027-03-31 = not-eligible
5313 33400 abroad = fits
5313 33400 abroad on:2027-01-10 certificate:2026-12-01 = fits
5313 33399 abroad = below:1
2142 26200 old = fits
2142 26199 old = below:1
2142 31300 old on:2027-04-01 = fits
2142 31299 old on:2027-04-01 = below:1
1232 40399 abroad = unknown
`;

/** Paragraphs of SW 12.2 together with 1.5A, 1.5ZA and 2.2(a), and the lower rates to 3 April 2030. */
const people = `
2123 41250 master = entrant
2123 41000 master = check
2134 39500 abroad born:2001-06-01 from:visitor = entrant-if@no-switch
2134 39500 master visa:graduate@2028-08-31 months:24 = entrant
2134 39500 master visa:student@2029-06-01 course:doctorate/2029-01-01/2025-11-15 english:b2 = entrant-if@switch-later
2134 39500 master visa:student@2029-06-01 course:doctorate/2029-01-01/2024-11-15 english:b2 starts:2026-11-20 = entrant
2134 60000 master visa:student@2027-10-01 course:masters/2027-06-30 english:b2 from:abroad = fits
2134 39500 master visa:student@2027-10-01 course:masters/2027-06-30 english:b2 from:abroad = below:15200
2451 33400 abroad tick:yes = entrant
2451 33400 abroad words:yes = entrant-if
2451 33400 abroad words:yes tick:no = below:14200
2134 60000 abroad visa:student@2026-10-31 course:masters/2026-09-30 from:uk = fits-if@visa-ended
2134 39500 abroad visa:student@2026-10-31 course:masters/2026-09-30 from:uk = entrant-if@visa-ended
2134 39500 abroad visa:graduate@2024-10-31 months:24 from:uk = below:15200
`;

export const weekAndPeopleCases = { hoursOfWeek, doctoralPay, listsForMany, people };
