import { tellFollowers } from "#domain/jobs/followed/tell-followers.server.ts";

/** Every quarter of an hour: news of followed employers, in the morning of each reader's clock. */
export async function tellFollowersTask(): Promise<void> {
  await tellFollowers(new Date());
}
