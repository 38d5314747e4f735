/**
 * Verdicts worked by hand from the rule and the published figures, never from what our code says.
 * A row: code, pay in pounds, reader, changes, and after "=" what has to come of it.
 * `read-case.ts` says who the readers are and what each change and outcome means.
 */

/**
 * SW 6.1A: codes below degree level with a certificate issued before 31 December 2026, so to 30
 * December; an application may follow it for three months (SW 1.2(d)), so to 30 March 2027. No
 * discount of its own: option A. Whether E goes with it our sources do not settle (facts 8, line 5).
 * 3549 and 3429 are listed for some jobs only.
 */
const shortageList = `
1243 44900 abroad on:2026-12-30 = fits
1243 44899 abroad on:2026-12-30 = below:1
1243 44900 abroad on:2026-12-31 = fits-if
1243 44900 abroad on:2027-03-31 = not-eligible
3120 41700 abroad on:2026-12-30 = fits
3120 41699 abroad on:2026-12-30 = below:1
3120 41700 abroad on:2026-12-31 = fits-if
3120 41700 abroad on:2027-03-31 = not-eligible
3131 41700 abroad on:2026-12-30 = fits
3131 41699 abroad on:2026-12-30 = below:1
3131 41700 abroad on:2026-12-31 = fits-if
3131 41700 abroad on:2027-03-31 = not-eligible
3132 41700 abroad on:2026-12-30 = fits
3132 41699 abroad on:2026-12-30 = below:1
3132 41700 abroad on:2026-12-31 = fits-if
3132 41700 abroad on:2027-03-31 = not-eligible
3133 41700 abroad on:2026-12-30 = fits
3133 41699 abroad on:2026-12-30 = below:1
3133 41700 abroad on:2026-12-31 = fits-if
3133 41700 abroad on:2027-03-31 = not-eligible
3412 41700 abroad on:2026-12-30 = fits
3412 41699 abroad on:2026-12-30 = below:1
3412 41700 abroad on:2026-12-31 = fits-if
3412 41700 abroad on:2027-03-31 = not-eligible
3533 48700 abroad on:2026-12-30 = fits
3533 48699 abroad on:2026-12-30 = below:1
3533 48700 abroad on:2026-12-31 = fits-if
3533 48700 abroad on:2027-03-31 = not-eligible
3544 41700 abroad on:2026-12-30 = fits
3544 41699 abroad on:2026-12-30 = below:1
3544 41700 abroad on:2026-12-31 = fits-if
3544 41700 abroad on:2027-03-31 = not-eligible
3571 41700 abroad on:2026-12-30 = fits
3571 41699 abroad on:2026-12-30 = below:1
3571 41700 abroad on:2026-12-31 = fits-if
3571 41700 abroad on:2027-03-31 = not-eligible
5241 41700 abroad on:2026-12-30 = fits
5241 41699 abroad on:2026-12-30 = below:1
5241 41700 abroad on:2026-12-31 = fits-if
5241 41700 abroad on:2027-03-31 = not-eligible
3549 41700 abroad = fits-if
3429 41700 abroad = fits-if
3544 34900 master = unknown
3544 33399 master = below:1
3544 41700 abroad on:2027-01-15 certificate:2026-12-30 = fits
3544 41700 abroad on:2027-01-15 certificate:2026-12-31 = not-eligible
3544 41700 abroad on:2027-01-15 certificate:2026-10-15 = fits
3544 41700 abroad on:2027-01-15 certificate:2026-10-14 = not-eligible
`;

/**
 * Option D: the higher of £33,400 and the whole going rate, for codes and nations of
 * uk_immigration_salary_list.csv; the same last days. Without the list option A is left, £41,700,
 * and a code below degree level is not eligible at all.
 */
const salaryList = `
2142 33400 abroad on:2026-12-30 = fits
2142 33399 abroad on:2026-12-30 = below:1
2142 33400 abroad on:2026-12-31 = fits-if
2142 33400 abroad on:2027-01-15 = fits-if
2142 33400 abroad on:2027-03-30 = fits-if
2142 33400 abroad on:2027-03-31 = below:8300
2142 41700 abroad on:2027-03-31 = fits
2142 33400 abroad on:2027-01-15 certificate:2026-12-30 = fits
2142 33400 abroad on:2027-01-15 certificate:2026-12-31 = below:8300
2142 33400 abroad on:2027-01-15 certificate:2026-10-15 = fits
2142 33400 abroad on:2027-01-15 certificate:2026-10-14 = below:8300
2112 40300 abroad on:2026-12-30 = fits
2112 40299 abroad on:2026-12-30 = below:1
2112 40300 abroad on:2027-01-15 = fits-if
2112 40300 abroad on:2027-04-01 = below:1400
3416 38100 abroad on:2026-12-30 = fits
3416 38099 abroad on:2026-12-30 = below:1
2111 39900 abroad nation:scotland = fits-if
2111 39900 abroad nation:england = below:1800
2111 39900 abroad nation:- = fits-if
2115 40400 abroad = fits-if
2115 40399 abroad = below:1
3415 37500 abroad = fits-if
2115 40400 abroad on:2027-01-15 certificate:2026-12-30 = fits-if
3411 38200 abroad on:2026-12-30 = fits
3411 38199 abroad on:2026-12-30 = below:1
3411 38200 abroad on:2026-12-31 = fits-if
3411 38200 abroad on:2027-03-31 = not-eligible
5312 33400 abroad on:2026-12-30 = fits
5312 33400 abroad on:2027-03-31 = not-eligible
5235 33700 abroad nation:scotland = fits
5235 33700 abroad nation:england = below:8000
1212 33400 abroad nation:scotland = fits-if
1212 33400 abroad nation:england = not-eligible
`;

/**
 * SW 6.1: codes of uk_ineligible_occupations.csv and codes below degree level on no list are shut to
 * new people; kept by Skilled Workers from before 22 July 2025, and 9252 by those from before 4 April
 * 2024 with their sponsor. 3314 from inside the UK before 1 January 2027; whoever is in it already has
 * option F (lower rate £31,600) before 1 January 2028, then option A (£41,700). 6135 and 6136: SW 6.1B
 * from inside the UK, on the salary list before 22 July 2028; then the code is below degree level and
 * on no list. What an earlier Skilled Worker keeps of it then, we do not judge.
 */
const codes = `
7111 90000 abroad = not-eligible
1112 90000 abroad = not-eligible
2463 90000 abroad = not-eligible
3543 60000 abroad = not-eligible
5434 60000 abroad = not-eligible
3543 60000 newer since:2025-07-21 = fits
3543 60000 newer since:2025-07-22 = not-eligible
3543 60000 old visa:skilled-worker@2026-11-14 = not-eligible
9252 31300 old since:2024-04-03 = fits-if
9252 31299 old since:2024-04-03 = below:1
9252 60000 old since:2024-04-04 = not-eligible
3314 41700 master on:2026-12-31 = fits-if
3314 41700 master on:2027-01-01 = not-eligible
3314 41700 abroad = not-eligible
3314 31600 master = fits-if
3314 31599 master = below:1
3314 31600 newer on:2027-12-31 = fits
3314 31599 newer on:2027-12-31 = below:1
3314 31600 newer on:2028-01-01 = below:10100
3314 41700 newer on:2028-01-01 = fits
3314 31600 old on:2028-01-01 = fits
6135 60000 abroad = not-eligible
6135 60000 master = unknown
6135 60000 master on:2028-07-21 visa:student@2029-01-31 = unknown
6135 60000 master on:2028-07-22 visa:student@2029-01-31 = not-eligible
6136 60000 master on:2028-07-21 visa:student@2029-01-31 = unknown
6136 60000 master on:2028-07-22 visa:student@2029-01-31 = not-eligible
6135 60000 abroad on:2028-07-21 = not-eligible
6135 60000 abroad on:2028-07-22 = not-eligible
6136 60000 abroad on:2028-07-21 = not-eligible
6136 60000 abroad on:2028-07-22 = not-eligible
6135 60000 newer on:2028-07-21 = unknown
6135 60000 newer on:2028-07-22 = unknown
9999 60000 abroad = unknown
2134 60000 abroad confidence:settled = fits
2134 60000 abroad confidence:chosen = fits
2134 60000 abroad confidence:sure = fits
2134 60000 abroad confidence:likely = fits-if
2134 54699 abroad confidence:likely = below:1
`;

/**
 * Option K: the higher of £25,000 and the band of uk_nhs_bands.csv or the row of uk_teacher_pay.csv.
 * Without a band it is settled only where every band agrees: from £105,385, or under £25,000.
 */
const payScales = `
2231 29970 abroad role:Band_5 = fits
2231 29969 abroad role:Band_5 = below:1
2231 31892 abroad role:Band_5 nation:scotland = fits
2231 31891 abroad role:Band_5 nation:scotland = below:1
2231 30420 abroad role:Band_5 nation:wales = fits
2231 30419 abroad role:Band_5 nation:wales = below:1
2231 28407 abroad role:Band_5 nation:northern-ireland = fits
2231 28406 abroad role:Band_5 nation:northern-ireland = below:1
2231 37338 abroad role:Band_6 = fits
2231 37337 abroad role:Band_6 = below:1
2231 25000 abroad role:Band_3 = fits
2231 24999 abroad role:Band_3 = below:1
2231 32000 abroad = unknown
2231 105385 abroad = fits
2231 24999 abroad = below:1
2314 31650 abroad role:Qualified_teachers,_outside_London = fits
2314 31649 abroad role:Qualified_teachers,_outside_London = below:1
`;

export const listAndCodeCases = { shortageList, salaryList, codes, payScales };
