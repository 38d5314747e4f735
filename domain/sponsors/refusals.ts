import { type FileRefusal, fileRefusals } from "#rules/sponsor-register/refusals.ts";

/** Every way an import of the register can say no, and what the person reads. */
export const importRefusals = {
  ...fileRefusals,
  "no-date":
    "We cannot tell which day this file speaks of. Put the day in its name, such as register-2026-07-10.csv, or give the day.",
  "future-date": "This file speaks of a day that has not come yet. Check the day.",
  "older-than-current": "We already hold a newer copy of the register. This one was not read in.",
  "loses-too-much":
    "This file has lost more than 1 in 100 rows since our last copy, so a person has to look at it first. Nothing was changed. If it is right, say so and try again.",
  "changed-meanwhile":
    "Somebody else read in a register at the same moment. Look at it and try again.",
  "no-such-upload": "This upload is no longer there. Send the file again.",
  "already-decided": "This upload has been confirmed or has run already.",
} as const;

export type ImportRefusal = keyof typeof importRefusals | FileRefusal;

/** The sentence for a refusal, with the line where the file broke. */
export function importSentence({ error, line }: { error: ImportRefusal; line?: number }): string {
  const sentence = importRefusals[error];
  return line === undefined ? sentence : `${sentence} (Line ${line}.)`;
}

/** Every way a check, a watch or an alias can say no. */
export const sponsorRefusals = {
  "no-name": "Type the employer's name, two letters or more.",
  "too-long": "That is too long for a name. Type the employer's name alone.",
  "no-register": "The register has not been read in yet. Try again later.",
  "look-up-away": "The look-up is just starting. Try again in a minute.",
  "slow-down": "A great many names were checked from here. Wait a minute, then check again.",
  "too-many-names": "That is more than 50 names. Check the first 50, then the rest.",
  "line-too-long":
    "One line is too long for a name. Give each employer a line of its own, 160 letters at most.",
  "no-names": "Type at least one name, each on a line of its own.",
  "no-such-organisation": "We could not find that organisation.",
  "too-many-watches": "You watch 200 organisations. Stop watching one to add another.",
  "alias-taken": "That name already belongs to another organisation. Remove it there first.",
  "alias-empty": "Type the other name, with letters or digits in it.",
} as const;

export type SponsorRefusal = keyof typeof sponsorRefusals;
