/** The codes of SW 6.1A: below degree level, with a certificate of sponsorship issued before the list's end. */
export const shortageCodes: readonly string[] = `
1243 1258 3111 3112 3113 3114 3115 3116 3120 3131 3132 3133 3412 3414
3417 3422 3429 3512 3520 3532 3533 3541 3544 3549 3552 3554 3571 3573
4121 4122 4129 4132 5213 5214 5223 5225 5231 5232 5233 5235 5241 5242
5244 5245 5249 5311 5315 5319 5322 5323 5330 8133
`
  .trim()
  .split(/\s+/);

/** Codes of which only these jobs are listed. */
export const shortageOnlyFor: Readonly<Record<string, string>> = {
  3429: "industrial/product designers; packaging designers; performance make-up artists; set designers; visual merchandising managers and designers",
  3549: "business support officers; business systems analysts; contract administrators; clinical coders; clinical trials administrators; research coordinators",
  4129: "box office assistants; grants officers; mortgage administrators; revenue assistants (not national/local government); treasury assistants",
  5319: "builders; divers; fence erectors; industrial climbers; ROV operators; steel fixers and underpinners",
};
