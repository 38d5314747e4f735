/** As many accounts as can be read at a glance; with more, somebody types more of the name. */
export const MAX_SHOWN = 10;
