import { expect, test } from "vitest";
import { mailTemplates, renderMail } from "#workers/mail-templates.tsx";

const props = {
  joined: 2,
  active: 1,
  name: "Ada Lovelace",
  university: "Northgate University",
  link: "https://northgate.waymark.example/somewhere?token=abc",
  signInWith: "a…@mail.example",
  requester: "Grace Hopper",
  title: "Graduate analyst",
  company: "Brackwater Software",
  employer: "Brackwater Software",
  body: "Thank you.\n\nWe will write again.",
  followedLink: "https://waymark.example/my-followed-employers",
  employers: [
    {
      name: "Brackwater Software",
      link: "https://waymark.example/companies/brackwater-software",
      licence: null,
      jobs: [],
      more: 1,
    },
  ],
  organisation: "Brackwater Software",
  reference: "WM-7KQM-2FTD",
  desk: "Student desk",
  promise: "2 working days",
  decision: "send-back",
  isConfirmed: false,
  isGranted: true,
  isApproved: true,
  note: null,
  minutes: 30,
  tries: 36,
  passkey: "Firefox on Linux",
  isAdded: true,
  since: "2026-11-15T09:02:00.000Z",
  timeZone: "Asia/Kolkata",
  hours: 24,
  isOn: true,
  eraseAfter: "2026-12-15T09:00:00.000Z",
  search: "Data jobs in Leeds",
  frequency: "daily",
  days: 7,
  total: 1,
  groups: [
    {
      name: "Data jobs in Leeds",
      jobs: [
        {
          title: "Graduate analyst",
          employer: "Brackwater Software",
          place: "Leeds",
          pay: "£30,000 a year",
          closes: "Closes Fri 27 Nov, 23:59 London time",
          known: "On the register",
          link: "https://waymark.example/jobs/graduate-analyst",
        },
      ],
      more: 0,
      boardLink: "https://waymark.example/jobs",
      changeLink: "https://waymark.example/job-alerts/change/abc",
    },
  ],
  readLink: "https://waymark.example/ebook/a-book",
  forgetLink: "https://waymark.example/ebook-requests/abc",
  until: "23 November 2026",
  savedLink: "https://waymark.example/my-saved-jobs",
  plannerLink: "https://waymark.example/graduate-visa-planner",
  stopLink: "https://waymark.example/unsubscribe-job-newsletter/ada",
  items: [{ title: "Graduate analyst", words: "It has closed.", link: "https://waymark.example" }],
  fair: "India career fair",
  theme: "First jobs",
  times: [{ place: "India", when: "Saturday 13 February, 15:00" }],
  page: "https://waymark.example/india-career-fair",
  giveUp: "https://waymark.example/india-career-fair/give-up/abc",
  kind: "webinar",
  host: "Careers team",
  what: "booked",
  person: "Grace Hopper",
  service: "CV review",
  summary: "Send the CV by Friday.",
  before: "Monday 8 March, 10:00",
  where: "Online",
  sessions: [{ title: "", times: [{ place: "London", when: "Sunday 28 March, 14:00 to 15:00" }] }],
  place: "https://waymark.example/workshop-and-webinars/places/abc",
  soon: "is tomorrow: Sunday 28 March, 14:00, London time",
  uid: "fair@waymark.example",
  startsAt: "2027-02-13T09:30:00.000Z",
  endsAt: "2027-02-13T13:00:00.000Z",
  sentAt: "2026-11-15T09:00:00.000Z",
  town: "Leeds",
  countsTo: "flight",
  thisWeek: [{ title: "Book the first nights", minutes: 30 }],
  late: [{ title: "Accept your offer", minutes: 30, late: "Write to admissions today." }],
  planLink: "https://waymark.example/jumpstart-dashboard",
  weekLink: "https://waymark.example/first-week",
  hasEndedLinks: true,
  view: "Leeds, three months",
  headline: "Active students: 120 in an average month.",
  period: "1 August 2026 to 31 October 2026",
  group: "Campus: Leeds",
  sentences: ["The largest group is from India."],
  fileLink: "https://waymark.example/university/analytics/university/files/pdf",
  next: "23 November 2026",
  fileName: "report.pdf",
  pdf: "JVBERg==",
};

/** These go to an address alone: nobody has told us a name. */
const nameless = [
  "confirm-job-alert",
  "confirm-stop-job-mails",
  "job-alert",
  "message-received",
  "story-received",
  "story-withdrawn",
  "ambassador-applied",
  "ebook-link",
];

test.for(Object.keys(mailTemplates))(
  "%s greets whom it knows by first name and reads well as text",
  async (name) => {
    const { subject, html, text } = await renderMail(name, props);

    expect(subject).not.toBe("");
    expect(html).toContain('lang="en-GB"');
    if (!nameless.includes(name)) expect(text).toContain("Hello Ada,");
    expect(`${subject} ${text}`).not.toMatch(/undefined|null|\[object|!/);
  },
);

test("a mail with a link shows it in full as text too", async () => {
  const { text } = await renderMail("set-up-account", props);

  expect(text).toContain(props.link);
});

test("the day of deletion is written out", async () => {
  expect((await renderMail("erasure-asked", props)).text).toContain("15 December 2026");
});

test("whose password is guessed at reads how often, since when on their own clock, and what to do", async () => {
  const { subject, text } = await renderMail("password-guessed", props);

  expect(subject).toContain("36 times");
  expect(text).toContain("Since Sunday 15 November, 14:32, Kolkata time, 36 wrong passwords");
  expect(text).toContain("Your password still works");
});
