/** A page of the university's own that its microsite leads to. */
export type OwnLink = { label: string; url: string };

export const MAX_OWN_LINKS = 6;
