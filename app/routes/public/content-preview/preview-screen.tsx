import type { Preview } from "#app/compose/content/preview.server.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { WrittenPage } from "#app/shell/written-page.tsx";
import { AmbassadorScreen } from "#domain/editorial/ambassadors/components/ambassador-screen.tsx";
import { BlogScreen } from "#domain/editorial/blog/components/blog-screen.tsx";
import { PostScreen } from "#domain/editorial/blog/components/post-screen.tsx";
import { EbookScreen } from "#domain/editorial/ebooks/components/ebook-screen.tsx";
import { LINK_DAYS } from "#domain/editorial/ebooks/ebook-request.ts";
import { CaseStudyScreen } from "#domain/editorial/people/components/case-studies-screen.tsx";
import { StoriesScreen } from "#domain/editorial/people/components/stories-screen.tsx";
import { QuestionsScreen } from "#domain/editorial/questions/components/questions-screen.tsx";
import { SiteScreen } from "#domain/editorial/site/components/site-screen.tsx";
import { FairScreen } from "#domain/events/fairs/components/fair-screen.tsx";
import { GuideScreen } from "#domain/guides/components/guide-screen.tsx";
import { SharedGuideScreen } from "#domain/guides/components/shared-guide-screen.tsx";
import { LandingScreen } from "#domain/jobs/landing/components/landing-screen.tsx";
import { ChapterScreen } from "#domain/jumpstart/components/chapter-screen.tsx";
import { ReadingScreen } from "#domain/jumpstart/components/reading-screen.tsx";
import { WrittenPage as JumpstartPage } from "#domain/jumpstart/components/written-page.tsx";
import { ChapterScreen as ManualChapterScreen } from "#domain/manual/components/chapter-screen.tsx";

/** The form as a guest finds it. */
const ebookForm = { email: "", opened: "", state: undefined, said: null, days: LINK_DAYS };

/** What belongs to a published section: jobs beside it, and what readers said about it. */
const noExtras = { jobs: null, pieces: null, votes: null };

/** The very screens of the public pages. */
export function PreviewScreen({ preview, origin }: { preview: Preview; origin: string }) {
  switch (preview.kind) {
    case "blog":
      return preview.view.kind === "post" ? (
        <PostScreen post={preview.view} address={`${origin}/blog/${preview.view.slug}`} />
      ) : (
        <BlogScreen view={preview.view} />
      );
    case "case-study":
      return <CaseStudyScreen study={preview.view} />;
    case "stories":
      return <StoriesScreen {...preview.view} />;
    case "questions":
      return <QuestionsScreen topics={preview.view} asked="preview" />;
    case "guide":
      return <GuideScreen view={preview.view} extras={noExtras} vote={undefined} />;
    case "shared-guide":
      return <SharedGuideScreen text={preview.view} />;
    case "landing":
      return <LandingScreen view={preview.view} art={<MapSheet art="hero" />} notice={null} />;
    case "ebook":
      return <EbookScreen book={preview.view} form={ebookForm} />;
    case "ambassador":
      return <AmbassadorScreen ambassador={preview.view} />;
    case "fair":
      return (
        <FairScreen
          view={preview.view}
          art={<MapSheet art="hero" />}
          form={{ interests: preview.interests, kept: {}, state: undefined, isDone: false }}
        />
      );
    case "manual":
      return <ManualChapterScreen {...preview.view} />;
    case "chapter":
      return <ChapterScreen view={preview.view} />;
    case "reading":
      return <ReadingScreen view={preview.view} />;
    case "jumpstart":
      return <JumpstartPage view={preview.view} />;
    case "written":
      return <WrittenPage page={preview.view} />;
    case "site":
      return <SiteScreen page={preview.view} />;
  }
}
