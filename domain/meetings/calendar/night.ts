/**
 * Nobody should have to meet at night without noticing it. In a file of its own: pages need it in the
 * browser, where the rules of zones are not.
 */
export const NIGHT = { from: 22 * 60, until: 7 * 60 };
