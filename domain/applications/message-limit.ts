export const MAX_MESSAGE = 4000;
