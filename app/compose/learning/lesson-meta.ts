import type { LessonView } from "#domain/learning/lesson-view.ts";

/** What a lesson says about itself. Its words and files are not among it: both are read on the page. */
export function lessonMeta(view: LessonView, canonical: string) {
  const isOpen = view.course.tier === "standard";
  return [
    { title: `${view.title} - ${view.course.listTitle} - Waymark` },
    { name: "description", content: view.summary },
    ...(isOpen
      ? [{ tagName: "link", rel: "canonical", href: canonical }]
      : [{ name: "robots", content: "noindex" }]),
  ];
}
