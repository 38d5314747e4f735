/** Every way the pre-authorised list can say no, and what the admin reads when it does. */
export const preAuthoriseRefusals = {
  forbidden: "Only an admin of the university can change this list.",
  "too-many": "A list holds up to 5,000 people at a time. Send it in parts.",
  "not-found": "That person is not on your list any more.",
} as const;

export type PreAuthoriseRefusal = keyof typeof preAuthoriseRefusals;

/** Every way a university's details can be refused, and what our staff read when they are. */
export const universityRefusals = {
  forbidden: "Only our own staff can add or change a university.",
  "not-found": "We could not find that university.",
  "slug-taken": "Another university has that label. Choose a different one.",
  "campus-in-use":
    "People have chosen a campus that is missing from this list. Put its line back as it was.",
} as const;

export type UniversityRefusal = keyof typeof universityRefusals;

/** Every way a logo can be refused, and what our staff read when it is. */
export const logoRefusals = {
  forbidden: "Only our own staff can change a logo.",
  "not-found": "We could not find that university.",
  empty: "Choose a picture first.",
  "too-large": "That file is larger than 2 MB. Send a smaller one.",
  "not-a-picture": "That is not a picture we can read. Send a PNG, a JPEG or a WebP, saved whole.",
  "too-many-pixels":
    "That picture has more than 4 million pixels. Make it smaller first: 512 by 512 is plenty.",
} as const;

export type LogoRefusal = keyof typeof logoRefusals;
