/** Words of a sentence: no title and no employer has them. */
export const PROSE = /\b(?:we|you|our|your|is|are|will|hiring|looking)\b/i;
