import { commonPasswords } from "./common-passwords.data.ts";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Why a password cannot be used, as a sentence that says what to do; null when it can. */
export function passwordProblem(password: string, email?: string): string | null {
  if (password.length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX) return `Use ${PASSWORD_MAX} characters or fewer.`;
  if (commonPasswords.has(password.toLowerCase())) {
    return "That password is one of the first that people try. Choose another.";
  }
  if (new Set(password).size < 4) return "Use more than three different characters.";
  if (email && isEmail(password, email)) return "Choose a password that is not your email address.";
  return null;
}

function isEmail(password: string, email: string): boolean {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  return typed === address || typed === address.split("@")[0];
}
