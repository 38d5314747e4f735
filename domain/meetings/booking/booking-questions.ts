/** What is asked where a service asks nothing of its own. Apart from the form's rules: those bring 25 kB of script along. */
export const GENERAL_QUESTION = "What would you like to talk about?";
