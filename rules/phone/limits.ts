/** The telephone field's limits, the same in the browser and on the server. */
export const phoneLimits = {
  minDigits: 2,
  maxNationalDigits: 17,
  maxInputLength: 25,
  maxExtensionLength: 250,
  /** Letters typed on the closed country button within this time make one word. */
  typeToSearchMs: 700,
  /** With less room than this below the button, the list opens upward. */
  openUpwardBelowPx: 200,
} as const;
