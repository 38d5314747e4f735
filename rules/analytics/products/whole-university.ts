import type { ProductSpec } from "../figure-spec.ts";
import {
  active,
  demand,
  firstCv,
  funnel,
  groups,
  homeMarkets,
  learning,
  months,
  runningOut,
  STUDENTS,
  share,
} from "./shared-figures.ts";

export const universityProduct: Readonly<Record<string, ProductSpec>> = {
  university: {
    title: "Your university",
    headline: { metric: "active", did: "were active" },
    figures: [
      months(
        active,
        { metric: "active", name: "Active" },
        { metric: "member", name: "With an account" },
      ),
      share(
        {
          id: "active-share",
          title: "Share of students who are active",
          definition: "Active students of all with an account, in an average month.",
          did: "were active",
          of: STUDENTS,
        },
        "active",
        "member",
      ),
      ...groups("active", active),
      runningOut,
      demand("field"),
      demand("place"),
      funnel,
      firstCv,
      learning,
      homeMarkets,
    ],
  },
};
