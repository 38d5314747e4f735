import type { PrintableCv } from "./printable.ts";

/** The CV as a Word file. */
export async function cvDocx(_cv: PrintableCv): Promise<Uint8Array> {
  return new Uint8Array();
}
