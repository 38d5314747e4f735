/** A saved job that a CV can be compared with or sent for. */
export type JobChoice = { id: number; slug: string; title: string; employer: string };
