import { linkTo } from "#platform/links.server.ts";
import { longDay } from "#rules/days.ts";
import { unsubscribeLink } from "../alerts/job-mails.server.ts";
import { cardView } from "../board/card-view.server.ts";
import { companyAddress } from "../company/company-address.ts";
import type { JobCard } from "../job-card.ts";
import { type RegisterState, registerStates } from "../vocabulary.ts";
import type { FollowNews } from "./follow-news.server.ts";

export type FollowMailProps = {
  name: string;
  employers: {
    name: string;
    link: string;
    licence: string | null;
    jobs: { title: string; link: string; place: string; pay: string; closes: string }[];
    more: number;
  }[];
  followedLink: string;
  stopLink: string;
};

type Reader = { name: string; email: string; timeZone: string | null; now: Date };

/** What the mail about followed employers is filled with. */
export function followMailProps(news: readonly FollowNews[], reader: Reader): FollowMailProps {
  return {
    name: reader.name,
    employers: news.map(({ slug, name, jobs, newJobs, licence }) => ({
      name,
      link: linkTo(companyAddress(slug)),
      licence: licence && licenceMessage(licence),
      jobs: jobs.map((card) => jobOf(card, reader)),
      more: newJobs - jobs.length,
    })),
    followedLink: linkTo("/my-followed-employers"),
    stopLink: unsubscribeLink(reader.email),
  };
}

function jobOf(card: JobCard, { now, timeZone }: Reader) {
  const { name: title, place, pay, closes, href } = cardView(card, { now, timeZone });
  return { title, place, pay, closes, link: linkTo(href) };
}

/** "On the register with limits" does not say what to do, so the words say only what changed and when. */
function licenceMessage({ before, after, asOf }: NonNullable<FollowNews["licence"]>): string {
  const was = registerStates[before as RegisterState];
  const is = registerStates[after as RegisterState];
  const day = asOf ? ` Register of ${longDay(asOf)}.` : "";
  return `The sponsors’ register now says: ${is.toLowerCase()}. Before: ${was.toLowerCase()}.${day}`;
}
