/** Addresses of the hub, in one place. */
export const hubPaths = {
  front: "/cih",
  standard: "/cih/standard",
  premium: "/cih/premium",
  saved: "/cih/saved-videos",
  offer: "/cih-ad",
  certificates: "/cih/certificates",
  notes: "/cih/notes.txt",
  jumpstart: "/jumpstart/employability-video-guide",
  watching: (lessonId: number) => `/cih/watching/${lessonId}`,
  certificatePdf: (code: string) => `/cih/certificates/${code}/pdf`,
  verify: (code: string) => `/certificates/${code}`,
};

export type LessonPlace = {
  slug: string;
  courseSlug: string;
  tier: "standard" | "premium";
};

export function lessonPath({ slug, courseSlug, tier }: LessonPlace): string {
  const name = encodeURIComponent(slug);
  return tier === "premium"
    ? `/cih/premium/${encodeURIComponent(courseSlug)}/${name}`
    : `/cih/standard/${name}`;
}

export function jumpstartLessonPath(slug: string): string {
  return `/jumpstart/employability-video-guide/${encodeURIComponent(slug)}`;
}

/** The same page at a moment of the film: with or without script it begins there. */
export function atSecond(path: string, ms: number): string {
  return `${path}?t=${Math.floor(ms / 1000)}`;
}
