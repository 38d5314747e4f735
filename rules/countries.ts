/** The countries whose rules we read, by the numbers their rows carry. */
export const UNITED_KINGDOM = 226;
