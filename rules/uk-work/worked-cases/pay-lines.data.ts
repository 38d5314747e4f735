/**
 * Verdicts worked by hand from the rule and the published figures, never from what our code says.
 * A row: code, pay in pounds, reader, changes, and after "=" what has to come of it.
 * `read-case.ts` says who the readers are and what each change and outcome means.
 */

/**
 * SW 4.2 option A, 38 codes, both sides of the line: the higher of £41,700 and the column
 * `going_rate_optA_100pct` of uk_soc2020_going_rates.csv. No percentage, so £1 below is below.
 */
const standard = `
1121 55000 abroad = fits
1121 54999 abroad = below:1
1131 75100 abroad = fits
1131 75099 abroad = below:1
1136 52900 abroad = fits
1136 52899 abroad = below:1
1172 43000 abroad = fits
1172 42999 abroad = below:1
2121 50400 abroad = fits
2121 50399 abroad = below:1
2122 46800 abroad = fits
2122 46799 abroad = below:1
2123 58700 abroad = fits
2123 58699 abroad = below:1
2125 45000 abroad = fits
2125 44999 abroad = below:1
2131 58200 abroad = fits
2131 58199 abroad = below:1
2133 54900 abroad = fits
2133 54899 abroad = below:1
2134 54700 abroad = fits
2134 54699 abroad = below:1
2135 48500 abroad = fits
2135 48499 abroad = below:1
2136 41700 abroad = fits
2136 41699 abroad = below:1
2137 45600 abroad = fits
2137 45599 abroad = below:1
2141 43800 abroad = fits
2141 43799 abroad = below:1
2151 41700 abroad = fits
2151 41699 abroad = below:1
2152 41700 abroad = fits
2152 41699 abroad = below:1
2161 54400 abroad = fits
2161 54399 abroad = below:1
2240 49500 abroad = fits
2240 49499 abroad = below:1
2319 41700 abroad = fits
2319 41699 abroad = below:1
2411 59400 abroad = fits
2411 59399 abroad = below:1
2412 51600 abroad = fits
2412 51599 abroad = below:1
2419 41700 abroad = fits
2419 41699 abroad = below:1
2421 49200 abroad = fits
2421 49199 abroad = below:1
2422 45800 abroad = fits
2422 45799 abroad = below:1
2423 48500 abroad = fits
2423 48499 abroad = below:1
2431 50200 abroad = fits
2431 50199 abroad = below:1
2432 50100 abroad = fits
2432 50099 abroad = below:1
2433 55100 abroad = fits
2433 55099 abroad = below:1
2434 41700 abroad = fits
2434 41699 abroad = below:1
2451 47600 abroad = fits
2451 47599 abroad = below:1
2452 41700 abroad = fits
2452 41699 abroad = below:1
2471 41700 abroad = fits
2471 41699 abroad = below:1
2482 48200 abroad = fits
2482 48199 abroad = below:1
2491 41700 abroad = fits
2491 41699 abroad = below:1
2493 41700 abroad = fits
2493 41699 abroad = below:1
3534 44700 abroad = fits
3534 44699 abroad = below:1
3556 55200 abroad = fits
3556 55199 abroad = below:1
`;

/**
 * Option E for somebody with a UK master's: the higher of £33,400 and the column
 * `new_entrant_optE_70pct_published`. Where the 70% decides, up to £100 either side is to be
 * checked (facts 1.1); where £33,400 decides, nothing is rounded.
 */
const newEntrants = `
2121 35301 master = entrant
2121 35200 master = entrant-if
2121 35150 master = check
2121 35099 master = below:101
2123 41201 master = entrant
2123 41100 master = entrant-if
2123 41050 master = check
2123 40999 master = below:101
2131 40801 master = entrant
2131 40700 master = entrant-if
2131 40650 master = check
2131 40599 master = below:101
2133 38501 master = entrant
2133 38400 master = entrant-if
2133 38350 master = check
2133 38299 master = below:101
2134 38401 master = entrant
2134 38300 master = entrant-if
2134 38250 master = check
2134 38199 master = below:101
2412 36201 master = entrant
2412 36100 master = entrant-if
2412 36050 master = check
2412 35999 master = below:101
2421 34601 master = entrant
2421 34500 master = entrant-if
2421 34450 master = check
2421 34399 master = below:101
2423 34101 master = entrant
2423 34000 master = entrant-if
2423 33950 master = check
2423 33899 master = below:101
2431 35201 master = entrant
2431 35100 master = entrant-if
2431 35050 master = check
2431 34999 master = below:101
2432 35101 master = entrant
2432 35000 master = entrant-if
2432 34950 master = check
2432 34899 master = below:101
2433 38701 master = entrant
2433 38600 master = entrant-if
2433 38550 master = check
2433 38499 master = below:101
2435 40801 master = entrant
2435 40700 master = entrant-if
2435 40650 master = check
2435 40599 master = below:101
2122 33400 master = entrant
2122 33399 master = below:1
2125 33400 master = entrant
2125 33399 master = below:1
2136 33400 master = entrant
2136 33399 master = below:1
2137 33400 master = entrant
2137 33399 master = below:1
2141 33400 master = entrant
2141 33399 master = below:1
2419 33400 master = entrant
2419 33399 master = below:1
2422 33400 master = entrant
2422 33399 master = below:1
2434 33400 master = entrant
2434 33399 master = below:1
2451 33400 master = entrant
2451 33399 master = below:1
2493 33400 master = entrant
2493 33399 master = below:1
`;

/**
 * Options B (£37,500 and the 90% column) and C (£33,400 and the 80% column). That a PhD is relevant
 * is the sponsor's to show (SW 9.3), so a pass is on a condition. 3534 has no PhD points.
 */
const doctorates = `
2121 45401 phd = fits-if
2121 45199 phd = below:101
2121 40401 stem = fits-if
2121 40199 stem = below:101
2134 49301 phd = fits-if
2134 49099 phd = below:101
2134 43801 stem = fits-if
2134 43599 stem = below:101
2431 45301 phd = fits-if
2431 45099 phd = below:101
2431 40301 stem = fits-if
2431 40099 stem = below:101
2136 37500 phd = fits-if
2136 37499 phd = below:1
2136 33400 stem = fits-if
2136 33399 stem = below:1
2151 37500 phd = fits-if
2151 37499 phd = below:1
2151 33400 stem = fits-if
2151 33399 stem = below:1
2319 37500 phd = fits-if
2319 37499 phd = below:1
2319 33400 stem = fits-if
2319 33399 stem = below:1
3534 44700 phd = fits
3534 44699 phd = below:1
3534 44699 stem = below:1
`;

/**
 * SW 14.3 and 14.4 by the calculation of facts 1.1: the rate times hours / 37.5, and £41,700 for the
 * pay of the first 48 hours. Rounded up to whole pounds for the pass, to pence for what is short.
 */
const weeks = `
2134 41700 abroad hours:20 = fits
2134 41699 abroad hours:20 = below:1
2134 43760 abroad hours:30 = fits
2134 43759 abroad hours:30 = below:1
2134 51054 abroad hours:35 = fits
2134 51053 abroad hours:35 = below:0.34
2134 58347 abroad hours:40 = fits
2134 58346 abroad hours:40 = below:0.67
2134 65640 abroad hours:45 = fits
2134 65639 abroad hours:45 = below:1
2134 72934 abroad hours:50 = fits
2134 72933 abroad hours:50 = below:0.34
2134 87520 abroad hours:60 = fits
2134 87519 abroad hours:60 = below:1
2419 41700 abroad hours:20 = fits
2419 41699 abroad hours:20 = below:1
2419 41700 abroad hours:45 = fits
2419 41699 abroad hours:45 = below:1
2419 42752 abroad hours:48 = fits
2419 42751 abroad hours:48 = below:1
2419 44534 abroad hours:50 = fits
2419 44533 abroad hours:50 = below:0.34
2419 53440 abroad hours:60 = fits
2419 53439 abroad hours:60 = below:1
2136 41700 abroad hours:37.5 = fits
2136 41699 abroad hours:37.5 = below:1
2136 43947 abroad hours:40 = fits
2136 43946 abroad hours:40 = below:0.67
`;

/**
 * Option F for Skilled Workers from before 4 April 2024 (old) and not for those from that day on
 * (newer): the higher of £31,300 and `lower_going_rate_optF_100pct`, in applications before 4 April
 * 2030 (SW 4.2(b)(ii)); after that option A.
 */
const lowerRates = `
2134 40000 old = fits
2134 39999 old = below:1
2134 54700 newer = fits
2134 54699 newer = below:1
2134 40000 old on:2030-04-03 = fits
2134 40000 old on:2030-04-04 = below:14700
2136 34500 old = fits
2136 34499 old = below:1
2136 41700 newer = fits
2136 41699 newer = below:1
2136 34500 old on:2030-04-03 = fits
2136 34500 old on:2030-04-04 = below:7200
2419 31300 old = fits
2419 31299 old = below:1
2419 41700 newer = fits
2419 41699 newer = below:1
2419 31300 old on:2030-04-03 = fits
2419 31300 old on:2030-04-04 = below:10400
2421 36900 old = fits
2421 36899 old = below:1
2421 49200 newer = fits
2421 49199 newer = below:1
2421 36900 old on:2030-04-03 = fits
2421 36900 old on:2030-04-04 = below:12300
3543 31300 old = fits
3543 31299 old = below:1
3543 31300 old on:2030-04-03 = fits
3543 31300 old on:2030-04-04 = below:10400
`;

export const payLineCases = { standard, newEntrants, doctorates, weeks, lowerRates };
