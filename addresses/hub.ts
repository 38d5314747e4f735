import { type Address, page, soon } from "./address.ts";

/** The Career Ignition Hub. */
export const hub: readonly Address[] = [
  // Career Ignition Hub
  page("/cih", "cih", "resources/decided-by-the-guard", "hub"),
  soon("/cih/standard", "cih-standard", "student", "public"),
  soon("/cih/standard/:slug", "cih-standard-video", "student", "public"),
  soon("/cih/premium", "cih-premium", "student", "login"),
  soon("/cih/premium/:courseslug/:slug", "cih-premium-video", "student", "login"),
  soon("/cih/saved-videos", "cih-saved-videos", "student", "login"),
  soon("/cih-ad", "cih-ad", "student", "login"),
];
