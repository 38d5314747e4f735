import type { Route } from "./+types/route";
import { answerPicture } from "./page.server.ts";

/** The picture that other sites show beside a link to a post or a guide. */
export function loader({ request, params }: Route.LoaderArgs) {
  return answerPicture(request, { type: params.page_type, slug: params.slug });
}
