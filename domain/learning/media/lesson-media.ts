import type { Visitor } from "#rules/access/visitor.ts";

/** The files of a lesson. All but the source are for anyone who may watch it; that one is for staff. */
export const fileKinds = ["video-720", "video-360", "poster", "captions", "source"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Who asks, and in which session; a guest has none. */
export type LessonReader = { visitor: Visitor; sessionId: string | null };

/** What a player needs. Its addresses open in the reader's own session, until `expiresAt`. */
export type LessonSources = {
  /** The largest first. */
  videos: { height: number; src: string }[];
  poster: string | null;
  captions: string | null;
  /** An ISO instant. Fresh ones come as JSON from `refresh`, in time or after an error. */
  expiresAt: string;
  refresh: string;
};

type Watched = { tier: "standard" | "premium"; isPublished: boolean };

/** The one answer to who may watch a lesson, asked again with every part of every file. */
export function mayWatch({ tier, isPublished }: Watched, visitor: Visitor): boolean {
  if (visitor.kind === "member" && visitor.role === "staff") return true;
  if (!isPublished) return false;
  return tier === "standard" || (visitor.kind === "member" && visitor.cihPremium);
}

/** Whether this visitor may have this file of a lesson. */
export function mayRead(lesson: Watched & { kind: FileKind }, visitor: Visitor): boolean {
  if (lesson.kind === "source") return visitor.kind === "member" && visitor.role === "staff";
  return mayWatch(lesson, visitor);
}
