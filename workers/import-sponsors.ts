import { isOutsideAllowed } from "#platform/switches.server.ts";
import { inRegisterThread } from "./register-thread/in-register-thread.ts";

/** Twice a day, where staff let us fetch from outside: the newest register of GOV.UK. */
export async function importSponsors(): Promise<void> {
  if (await isOutsideAllowed()) await inRegisterThread({ kind: "import-latest" });
}

/** Compares a file that staff have sent with our copy. */
export function sponsorUploadSent({ uploadId }: { uploadId: string }): Promise<void> {
  return inRegisterThread({ kind: "compare-upload", uploadId });
}

/** Imports a file that staff have confirmed. */
export function sponsorUploadConfirmed(told: {
  uploadId: string;
  acceptsLoss: boolean;
}): Promise<void> {
  return inRegisterThread({ kind: "import-upload", ...told });
}
