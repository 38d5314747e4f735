import type { ReadingPage } from "../reading/reading-view.ts";
import { ReadNext } from "./reading-groups.tsx";
import { WrittenPage } from "./written-page.tsx";

export const READING_LIST = "/jumpstart/reading-list";

/** One page of the reading list, with what to read after it. */
export function ReadingScreen({ view }: { view: ReadingPage }) {
  return (
    <WrittenPage
      view={view}
      over={view.topic}
      crumbs={[{ label: "Reading list", to: READING_LIST }]}
    >
      <ReadNext lines={view.next} />
    </WrittenPage>
  );
}
