import { notifyPasswordGuessing } from "#domain/accounts/sign-in/notify-guessing.server.ts";
import type { Tasks } from "#platform/tasks.ts";

/** Some minutes after wrong passwords began to come in: tells the account's owner, if there is one. */
export function passwordGuessed(guessed: Tasks["password-guessed"]): Promise<void> {
  return notifyPasswordGuessing(guessed, new Date());
}
