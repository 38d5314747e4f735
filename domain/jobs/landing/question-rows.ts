/** How many questions a page that staff make can answer. Apart from the schema, so that browsers need not fetch it. */
export const MAX_QUESTIONS = 6;
