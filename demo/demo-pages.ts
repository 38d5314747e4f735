import { postType } from "#domain/editorial/blog/blog-types.ts";
import { landingType } from "#domain/jobs/landing/landing-type.ts";

/** Pages that belong to the demo's world and not to our words: they have no file in content/. */
export const demoPagePaths: readonly string[] = [
  `${landingType.folder}/data-jobs-in-the-uk.md`,
  `${landingType.folder}/evening-work-in-leeds.md`,
  `${postType.folder}/your-first-pay-slip.md`,
  `${postType.folder}/questions-for-your-first-week.md`,
];
