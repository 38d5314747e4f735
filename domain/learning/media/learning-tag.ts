/** For `x-waymark-keep`: every cached page that shows courses or lessons. */
export const LEARNING_TAG = "learning";
