import { data } from "react-router";
import type { Result } from "#rules/result.ts";

/** A PDF to download. It is made for each download: a file with a name in it would outlive the account. */
export function pdfFile(made: Result<Uint8Array, "away">, name: string): Response {
  if (!made.ok)
    throw data("The PDF could not be made just now. Try again in a minute.", { status: 503 });
  return new Response(new Uint8Array(made.value), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
