/** What each kind of evidence is worth. */
export type Weights = {
  /** The power by which a known title loses whose words the advert's title holds only in part. */
  missing: number;
  /** What words of the advert's title that the known one lacks take away. */
  surplus: number;
  /** The known title's person stands in the advert's title, but is not the person it names. */
  otherHead: number;
  /** ... or stands nowhere in it. */
  noHead: number;
  /** What single words say about codes, beside known titles. */
  votes: number;
  /** The second code of a title with several, and once more the third. */
  laterCode: number;
  /** What a rank or a word from around the title adds: "senior carer" says more than "carer". */
  finer: number;
  /** A known title that says too little. */
  vague: number;
  /** Codes of the field the advert is in. */
  field: number;
};

/**
 * Set by hand and tried on the tuning half (`npm run bench:occupations -- --tune`). What the
 * search finds beyond this is a point or so on that half alone: too fine to be believed.
 */
export const weights: Weights = {
  missing: 3,
  surplus: 0.55,
  otherHead: 0.75,
  noHead: 0.4,
  votes: 0.2,
  laterCode: 0.85,
  finer: 0.22,
  vague: 0.6,
  field: 0.12,
};
