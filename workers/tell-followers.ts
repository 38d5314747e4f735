import { notifyFollowers } from "#domain/jobs/followed/notify-followers.server.ts";

/** Every quarter of an hour: news of followed employers, in the morning of each reader's clock. */
export async function notifyFollowersTask(): Promise<void> {
  await notifyFollowers(new Date());
}
