/**
 * Codes of work that commonly leads to a UK registration or a charter. Ours, not the Home
 * Office's: it never opens a gate, it only keeps silence in an advert from being read as a no.
 */
const codes: ReadonlySet<string> = new Set(
  `
2111 2112 2113 2114 2121 2122 2123 2124 2125 2126 2127 2129 2151 2152 2161
2211 2212 2221 2222 2223 2224 2225 2226 2229 2231 2232 2233 2234 2235 2236 2237 2240
2251 2252 2253 2254 2255 2256 2259 2312 2313 2314 2315 2316 2411 2412 2419
2421 2422 2423 2433 2435 2451 2452 2453 2454 2455 2461 2462 2481 2482 2483
3111 3112 3113 3114 3116 3120 3211 3212 3520 3533
`
    .trim()
    .split(/\s+/),
);

/** Paragraphs c and d of SW 12.2 could be met by such a job, whether or not its advert says so. */
export function mayLeadToRegistration(socCode: string | null): boolean {
  return socCode === null || codes.has(socCode);
}
