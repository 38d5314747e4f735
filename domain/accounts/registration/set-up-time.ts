/** What setting up an account takes, said the same in mails and on screens. */
export const SET_UP_TIME = "about four minutes";
