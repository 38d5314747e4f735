import { type FileRefusal, fileRefusals } from "#rules/sponsor-register/refusals.ts";

/** Every way an import of the register can say no, and what the person reads. */
export const importRefusals = {
  ...fileRefusals,
  "no-date":
    "We cannot tell the date of this file. Put the date in its name, such as register-2026-07-10.csv, or enter the date.",
  "future-date": "The date of this file is in the future. Check the date.",
  "older-than-current": "We already hold a newer copy of the register. This one was not loaded.",
  "loses-too-much":
    "This file has lost more than 1 in 100 rows since our last copy, so a person has to check it first. Nothing was changed. If it is right, confirm it and try again.",
  "changed-meanwhile": "Somebody else loaded a register at the same time. Check it and try again.",
  "no-such-upload": "This upload no longer exists. Send the file again.",
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
  "no-register": "The register has not been loaded yet. Try again later.",
  "look-up-away": "The search is starting. Try again in a minute.",
  "slow-down": "Too many names were checked from your network. Wait a minute, then check again.",
  "too-many-names": "That is more than 50 names. Check the first 50, then the rest.",
  "line-too-long":
    "One line is too long for a name. Give each employer a line of its own, 160 characters at most.",
  "no-names": "Type at least one name, each on a line of its own.",
  "no-such-organisation": "We could not find that organisation.",
  "too-many-watches": "You watch 200 organisations. Stop watching one to add another.",
  "alias-taken": "That name already belongs to another organisation. Remove it there first.",
  "alias-empty": "Type the other name, with letters or digits in it.",
} as const;

export type SponsorRefusal = keyof typeof sponsorRefusals;
