import type { CardView } from "../board/card-view.ts";
import type { NightStrip } from "./nights.ts";
import type { Known } from "./register-labels.ts";

/** The closing time on one clock. */
export type ZoneView = {
  zone: string;
  place: string;
  when: string;
  note: string;
  isNight: boolean;
  strip: NightStrip;
};

export type ClosingView = {
  /** The instant itself, for clocks that only the browser knows. */
  closesAt: string;
  there: ZoneView;
  /** Null until the browser says where its reader is. */
  here: ZoneView | null;
  /** Places to choose from, with their names. Sent with the page: script is dearer. */
  zones: readonly (readonly [zone: string, label: string])[];
};

export type ApplyView =
  | {
      kind: "site";
      href: string;
      label: string;
      /** At the employer's it opens a new tab, and says so. */
      target?: "_blank";
      note?: string;
    }
  | { kind: "mail"; address: string; href: string };

export type RegisterStop = { label: string; note: string; state: "done" | "here" | "unknown" };

/** What stands in for the page of a job that readers cannot apply for. */
export type JobStatus =
  | { kind: "live" }
  | { kind: "closed"; words: string }
  | { kind: "preview"; words: string };

/** A job's page as it is read, for the parts in `components/`. */
export type JobView = {
  slug: string;
  href: string;
  board: { label: string; path: string };
  title: string;
  employer: string;
  employerLogo: string | null;
  employerPlace: string;
  crumbs: { label: string; href: string | null }[];
  facts: {
    pay: string;
    hours: string;
    place: string;
    starts: string | null;
    closes: string | null;
    posted: string;
  };
  status: JobStatus;
  apply: ApplyView | null;
  closing: ClosingView | null;
  descriptionHtml: string;
  sponsorship: { headline: string; rows: { source: string; says: string }[] };
  register: { title: string; stops: RegisterStop[]; note: string } | null;
  student: Known | null;
  /** Where a page for the employer is made; null where it would say nothing of this job. */
  briefHref: string | null;
  about: { text: string | null; website: string | null };
  similar: CardView[];
  share: { url: string; mailHref: string };
  isDemo: boolean;
};
