/** "either" is a market where both are read without a second look. */
export type Spelling = "british" | "american" | "canadian" | "either";
