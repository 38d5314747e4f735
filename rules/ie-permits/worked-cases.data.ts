/**
 * Irish permits worked by hand from the department's figures (facts 4), never from our code.
 *
 * A row: pay, occupation, degree, changes = outcome. Unless changed: applied for on 15 November
 * 2026, an offer of 24 months, half the staff from the EEA, in no lower-paid sector.
 *
 * Lines from 1 March 2026: Critical Skills €40,904 (listed job, relevant degree), €36,848 (degree
 * from the 12 months before), more than €68,911 (any eligible job); General €36,605, €34,009 (Irish
 * level 8 and above from the last 12 months), €32,691 (some sectors). Before: €38,000, more than
 * €64,000, €34,000. A General permit waits for a labour-market test, so it is met on a condition;
 * so is an offer, a staff or a start that is not said or does not fit yet.
 */
export const irishCases = `
40904 listed old = fits
40903 listed old = general-if
36605 listed old = general-if
36604 listed old = below:1
36848 listed fresh = graduate
36847 listed fresh = general-if
34009 listed fresh = general-if
34008 listed fresh = below:1
68912 neither none = fits
68911 neither none = general-if
36605 neither none = general-if
36604 neither none = below:1
34009 neither fresh = general-if
34008 neither fresh = below:1
36604 neither old = below:1
34009 neither foreign = below:2596
36848 listed foreign = graduate
36847 listed foreign = general-if
42000 listed irrelevant = general-if
42000 listed none = general-if
42000 listed - = general-if
36604 listed none = below:1
36848 listed fresh awarded:2025-11-15 = graduate
36848 listed fresh awarded:2025-11-14 = general-if
36848 listed fresh awarded:2026-11-15 = graduate
36848 listed fresh awarded:2026-11-16 = general-if
38000 listed old on:2026-02-28 = fits
37999 listed old on:2026-02-28 = general-if
34000 listed old on:2026-02-28 = general-if
33999 listed old on:2026-02-28 = below:1
64001 neither none on:2026-02-28 = fits
64000 neither none on:2026-02-28 = general-if
38000 listed old on:2026-03-01 = general-if
40904 listed old on:2026-03-01 = fits
34000 listed old on:2026-03-01 = below:2605
64001 neither none on:2026-03-01 = general-if
40904 listed old on:2027-02-28 = fits
40904 listed old on:2027-03-01 = refused
40904 listed old on:2025-12-04 = refused
32691 neither old sector:yes = general-if
32690 neither old sector:yes = below:1
32691 neither old sector:- = unknown
32690 neither old sector:- = below:3915
42000 listed old offer:24 = fits
42000 listed old offer:- = fits-if
42000 listed old offer:23 = general-if
37000 listed fresh offer:- = graduate-if
70000 neither none offer:- = fits-if
70000 neither none offer:12 = general-if
42000 listed old staff:- = fits-if
42000 listed old staff:start-up = fits-if
42000 listed old staff:fewer = employer
36604 listed old staff:- = below:1
42000 listed old starts:2027-02-07 = fits
42000 listed old starts:2027-02-06 = fits-if
37000 neither old starts:2026-11-20 = general-if
90000 ineligible old = not-eligible
20000 ineligible old = not-eligible
42000 unknown old = unknown
36605 unknown old = unknown
36604 unknown old = below:1
36848 listed fresh on:2026-02-28 = general-if
34009 neither fresh on:2026-02-28 = general-if
33999 neither fresh on:2026-02-28 = below:1
68912 listed irrelevant = fits
68911 listed irrelevant = general-if
68912 ineligible none = not-eligible
36605 neither none offer:12 = general-if
34009 neither fresh awarded:2025-11-14 = below:2596
34009 neither fresh awarded:2025-11-15 = general-if
68912 listed none offer:23 = general-if
36848 listed fresh staff:fewer = employer
36848 listed fresh starts:2027-02-06 = graduate-if
- listed old = unknown
- ineligible old = not-eligible
`;
