type Capability = { title: string; promise: string };

/** What each waiting page will do, by how its route's name begins. The first that fits is used. */
const capabilities: readonly [prefix: string, Capability][] = [
  [
    "landing-",
    {
      title: "Jobs by place and field",
      promise: "Live jobs for one place or field, with true counts and the day they were counted.",
    },
  ],
  [
    "jobs",
    {
      title: "The jobs board",
      promise:
        "Jobs with the employer’s licence, the salary line and the closing time in your zone.",
    },
  ],
  [
    "job",
    {
      title: "The jobs board",
      promise:
        "Each job checked against the sponsor register, the occupation list and the salary rules.",
    },
  ],
  [
    "part-time",
    {
      title: "Part-time jobs",
      promise: "Term-time jobs marked by whether a student visa allows them, and why.",
    },
  ],
  [
    "country-guide",
    {
      title: "Country guides",
      promise:
        "Work and visa guides for four countries, each fact with its source and the day we checked it.",
    },
  ],
  [
    "immigration-guide",
    {
      title: "The immigration guide",
      promise:
        "What each visa allows, from the published rules, with the day they came into force.",
    },
  ],
  [
    "sponsorship-licence-checker",
    {
      title: "The licence check",
      promise: "Look up an employer on the register of licensed sponsors, with its history.",
    },
  ],
  [
    "points-calculator",
    {
      title: "The points test for Australia",
      promise:
        "Your points for the 189, 190 and 491 visas, line by line, today and over five years.",
    },
  ],
  [
    "jumpstart",
    {
      title: "Jumpstart",
      promise: "What to do from home, before you fly: reading, employers, and a first profile.",
    },
  ],
  [
    "career-manual",
    { title: "The career manual", promise: "Your university’s own guide to finding work." },
  ],
  ["achievements", { title: "Achievements", promise: "What you have finished, ready to show." }],
  [
    "my-journey",
    { title: "Your journey", promise: "From arrival to work, with the dates that matter to you." },
  ],
  [
    "visa-job-analytics",
    {
      title: "Visa and jobs",
      promise:
        "What your students look for against what their visas allow, in counts of five or more.",
    },
  ],
  [
    "home-country",
    { title: "Jobs at home", promise: "Where your graduates look for work when they go home." },
  ],
  [
    "blog",
    { title: "The blog", promise: "Articles with the date we last checked every fact in them." },
  ],
  ["author", { title: "Our authors", promise: "Who wrote what, and what they know about it." }],
  [
    "book-a-meeting",
    { title: "Meetings", promise: "Times in your zone and in ours, side by side." },
  ],
  [
    "employers",
    {
      title: "For employers",
      promise: "Post a job and see what hiring an international graduate takes: often nothing.",
    },
  ],
  [
    "partner",
    { title: "Partner with us", promise: "How universities and employers work with Waymark." },
  ],
];

const other: Capability = {
  title: "This page is being built",
  promise: "Its address and its access rules are in place; its content is on the way.",
};

export function capabilityOf(routeName: string): Capability {
  if (routeName.endsWith("-analytics")) return analytics;
  return capabilities.find(([prefix]) => routeName.startsWith(prefix))?.[1] ?? other;
}

const analytics: Capability = {
  title: "Analytics",
  promise:
    "How your students use each part of Waymark, in counts of five or more, with a table and a CSV.",
};
