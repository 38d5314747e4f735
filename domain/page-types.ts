import { ambassadorType } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { authorType, categoryType, postType } from "#domain/editorial/blog/blog-types.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { caseStudyType, storyType } from "#domain/editorial/people/people-types.ts";
import { questionType } from "#domain/editorial/questions/question-type.ts";
import { siteType } from "#domain/editorial/site/site-type.ts";
import { legalType, toolType } from "#domain/editorial/written-types.ts";
import { fairType } from "#domain/events/fairs/fair-type.ts";
import { guideTypes, sharedGuideType } from "#domain/guides/guide-types.ts";
import { landingType } from "#domain/jobs/landing/landing-type.ts";
import {
  chapterType,
  jumpstartType,
  readingType,
} from "#domain/jumpstart/reading/jumpstart-types.ts";
import { manualType } from "#domain/manual/manual-type.ts";
import type { AnyPageType } from "#domain/pages/page-type.ts";

/** Every type of page, for loading content/ at the start and for writing it back. */
export const pageTypes: readonly AnyPageType[] = [
  ...[fairType, landingType, legalType, toolType],
  ...[authorType, caseStudyType, categoryType, postType, questionType, siteType, storyType],
  ...[ambassadorType, ebookType],
  ...[sharedGuideType, ...guideTypes, manualType],
  ...[jumpstartType, chapterType, readingType],
];
