import type { Rating } from "#rules/sponsor-register/rating.ts";

const looks: Record<Rating, { look: string; letter: string }> = {
  A: { look: "a", letter: "A" },
  "A (Premium)": { look: "a", letter: "A" },
  "A (SME+)": { look: "a", letter: "A" },
  B: { look: "b", letter: "B" },
  Provisional: { look: "n", letter: "P" },
  unknown: { look: "n", letter: "?" },
};

/** A rating as one letter. The words stand beside it, so it is not read out. */
export function RatePlate({ rating }: { rating: Rating }) {
  const { look, letter } = looks[rating];
  return (
    <span className={`rate rate--${look}`} aria-hidden="true">
      {letter}
    </span>
  );
}
