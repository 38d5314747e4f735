import type { RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { logoRefusals } from "#domain/universities/refusals.ts";
import { removeLogo, setLogo } from "#domain/universities/set-logo.server.ts";

/** Sets or removes a logo, by our staff or by an owner; null is done, else the sentence that says why not. */
export async function changeLogo(
  context: Readonly<RouterContextProvider>,
  fields: FormData,
  universityId: number,
): Promise<string | null> {
  const file = fields.get("logo");
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const changed =
    fields.get("intent") === "remove-logo"
      ? await removeLogo(memberOf(context), universityId)
      : await setLogo(memberOf(context), universityId, bytes);
  return changed.ok ? null : logoRefusals[changed.error];
}
