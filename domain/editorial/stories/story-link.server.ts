import { linkTo } from "#platform/links.server.ts";
import { sign, verifySignedRow } from "#platform/signing.server.ts";

const PURPOSE = "shared-story";

/** The writer's own page of a story. It never expires: a story can be withdrawn for as long as it exists. */
export function storyPath(id: number): string {
  return `/share-your-success-story/${sign(PURPOSE, String(id))}`;
}

export function storyLink(id: number): string {
  return linkTo(storyPath(id));
}

export function storyIdIn(token: string, now: Date): number | null {
  return verifySignedRow(PURPOSE, token, now);
}
