import { data } from "react-router";
import { findPicture } from "#domain/universities/pictures.server.ts";
import type { Route } from "./+types/picture";

/** A picture by the hash of its bytes: whoever has seen it once need never ask again. */
export async function loader({ params }: Route.LoaderArgs) {
  const picture = await findPicture(params.picture_id);
  if (!picture) throw data("We could not find that picture.", { status: 404 });

  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      "content-type": picture.type,
      "content-length": String(picture.bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      // Opened by itself it is a picture and nothing more, whatever a browser makes of its bytes.
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
