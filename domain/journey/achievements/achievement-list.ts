/** Something that can be earned: so many acts of these kinds, each about another thing. */
export type Achievement = {
  /** Stored with shares, so it never changes once it is released. */
  key: string;
  title: string;
  /** What it is for, as an order: "Save a job". */
  how: string;
  /** What it was for, once earned: "You saved your first job". */
  done: string;
  kinds: readonly string[];
  count: number;
  /** Where it can be earned. */
  to: string;
};

const applied = ["application-sent", "job-applied"];
const interviewed = ["application-interview", "job-interview"];
const offered = ["application-offer", "job-offer"];

/** In the order in which most people come by them. Nothing here can be lost again. */
export const achievements: readonly Achievement[] = [
  {
    ...{ key: "joined", title: "On the way", kinds: ["registered"], count: 1 },
    how: "Join Waymark.",
    done: "You joined Waymark",
    to: "/student-dashboard",
  },
  {
    ...{ key: "visa-check", title: "Knows the rules", kinds: ["visa-check-made"], count: 1 },
    how: "Use a visa tool to see where you stand.",
    done: "You used a visa tool for the first time",
    to: "/visa-check",
  },
  {
    ...{ key: "first-cv", title: "First CV", kinds: ["cv-made"], count: 1 },
    how: "Begin a CV in the CV studio.",
    done: "You began your first CV",
    to: "/my-cvs",
  },
  {
    ...{ key: "first-letter", title: "First letter", kinds: ["letter-made"], count: 1 },
    how: "Begin a covering letter.",
    done: "You began your first covering letter",
    to: "/my-cvs",
  },
  {
    ...{ key: "first-saved-job", title: "First saved job", kinds: ["job-saved"], count: 1 },
    how: "Save a job from the board.",
    done: "You saved your first job",
    to: "/jobs",
  },
  {
    ...{ key: "shortlist", title: "A real shortlist", kinds: ["job-saved"], count: 10 },
    how: "Save ten jobs, at any time.",
    done: "You saved your tenth job",
    to: "/jobs",
  },
  {
    ...{ key: "licence-check", title: "Licence checked", kinds: ["licence-checked"], count: 1 },
    how: "Check whether an employer is on the register of sponsors.",
    done: "You checked your first sponsor licence",
    to: "/sponsorship-licence-checker",
  },
  {
    ...{ key: "follows", title: "Following employers", kinds: ["employer-followed"], count: 1 },
    how: "Follow an employer you would like to work for.",
    done: "You followed your first employer",
    to: "/companies",
  },
  {
    ...{ key: "cv-sent", title: "CV on its way", kinds: ["cv-sent"], count: 1 },
    how: "Record which CV you sent to whom.",
    done: "You recorded the first CV you sent",
    to: "/my-cvs/sent",
  },
  {
    ...{ key: "first-application", title: "First application", kinds: applied, count: 1 },
    how: "Apply for a job, here or on the employer’s own site, and record it.",
    done: "You made your first application",
    to: "/my-saved-jobs",
  },
  {
    ...{ key: "five-applications", title: "Five applications", kinds: applied, count: 5 },
    how: "Apply for five jobs. Take your time: good applications take work.",
    done: "You made your fifth application",
    to: "/my-saved-jobs",
  },
  {
    ...{ key: "first-event", title: "In the room", kinds: ["event-attended"], count: 1 },
    how: "Attend a workshop, a webinar or a day of a fair.",
    done: "You attended your first event",
    to: "/my-events",
  },
  {
    ...{ key: "three-events", title: "A regular", kinds: ["event-attended"], count: 3 },
    how: "Attend three events.",
    done: "You attended your third event",
    to: "/my-events",
  },
  {
    ...{ key: "hours-logged", title: "Hours in order", kinds: ["hours-logged"], count: 4 },
    how: "Log hours of work on four days, and see them against your limit.",
    done: "You logged hours on a fourth day",
    to: "/work-hours",
  },
  {
    ...{ key: "first-lesson", title: "First lesson", kinds: ["lesson-watched"], count: 1 },
    how: "Watch a whole lesson of the Career Ignition Hub.",
    done: "You watched your first lesson",
    to: "/cih",
  },
  {
    ...{ key: "first-course", title: "A whole course", kinds: ["course-finished"], count: 1 },
    how: "Finish a course of the Career Ignition Hub.",
    done: "You finished your first course",
    to: "/cih",
  },
  {
    ...{ key: "first-interview", title: "First interview", kinds: interviewed, count: 1 },
    how: "Get an interview, and move the job to “Interview”.",
    done: "You have your first interview",
    to: "/my-saved-jobs",
  },
  {
    ...{ key: "first-offer", title: "An offer", kinds: offered, count: 1 },
    how: "Get an offer, and move the job to “Offer”.",
    done: "You have your first offer",
    to: "/my-saved-jobs",
  },
  {
    ...{ key: "story-shared", title: "Shared your story", kinds: ["story-shared"], count: 1 },
    how: "Share how you found work to help other students.",
    done: "You shared your story",
    to: "/share-your-success-story",
  },
];

export const achievementKinds = [...new Set(achievements.flatMap(({ kinds }) => kinds))];

/** How many acts of a kind are enough to decide every achievement. */
export const MAX_NEEDED = Math.max(...achievements.map(({ count }) => count));

export function achievementBy(key: string): Achievement | undefined {
  return achievements.find((achievement) => achievement.key === key);
}
