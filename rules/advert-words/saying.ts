/** What words about visa sponsorship come to. "unclear": they speak of it and do not say. */
export type Stance = "yes" | "no" | "conditional" | "unclear";

/** How words say it, and what that comes to. */
export const stances = {
  offers: "yes",
  "offers-nothing": "no",
  "offers-on-conditions": "conditional",
  /** Wants people who need no sponsorship. */
  "wants-none-needed": "no",
  "citizens-only": "no",
  "says-licensed": "unclear",
  "says-not-licensed": "no",
  asks: "unclear",
  /** Everybody hired needs it: said alone it says nothing of sponsorship. */
  "right-to-work": "unclear",
  mentions: "unclear",
} as const satisfies Record<string, Stance>;

export type SayingCode = keyof typeof stances;

/** A place in an advert that speaks of sponsorship: its very words, and where they stand. */
export type Saying = {
  stance: Stance;
  code: SayingCode;
  quote: string;
  /** Offsets into the text as it was given. */
  from: number;
  to: number;
};
