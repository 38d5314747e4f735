import type { MessageKind } from "#db/schema/messages.ts";

/** Who reads what people write to us. */
export const desks = {
  student: "Student desk",
  visa: "Visa desk",
  university: "University desk",
  employer: "Employer desk",
  press: "Press desk",
  privacy: "Privacy desk",
  complaints: "Complaints desk",
} as const;

export type Desk = keyof typeof desks;

export type Topic = {
  label: string;
  desk: Desk;
  /** Working days within which we promise an answer. */
  days: number;
};

const contact = {
  help: { label: "Help with Waymark: jobs, CVs, my account", desk: "student", days: 2 },
  fact: { label: "A fact or a rule on the site is wrong", desk: "visa", days: 3 },
  accessibility: { label: "A page that I cannot use", desk: "student", days: 2 },
  university: { label: "I work for a university or college", desk: "university", days: 3 },
  employer: { label: "I work for an employer", desk: "employer", days: 3 },
  press: { label: "I am a journalist", desk: "press", days: 1 },
  privacy: { label: "My personal data", desk: "privacy", days: 5 },
  other: { label: "Something else", desk: "student", days: 5 },
} as const satisfies Record<string, Topic>;

/** Ten working days for an answer; that a complaint has arrived is said at once. */
const complaint = {
  "complaint-data": { label: "How you use my data", desk: "privacy", days: 10 },
  "complaint-treatment": { label: "How I was treated", desk: "complaints", days: 10 },
  "complaint-advert": { label: "An advert or an employer", desk: "employer", days: 10 },
  "complaint-access": { label: "A page that I cannot use", desk: "student", days: 10 },
  "complaint-other": { label: "Something else", desk: "complaints", days: 10 },
} as const satisfies Record<string, Topic>;

const partner = {
  "partner-employer": { label: "An employer that wants to hire", desk: "employer", days: 3 },
  "partner-university": { label: "A university or college", desk: "university", days: 3 },
  "partner-events": { label: "Somebody who runs events or fairs", desk: "university", days: 5 },
  "partner-other": { label: "Something else", desk: "employer", days: 5 },
} as const satisfies Record<string, Topic>;

const byKind = { contact, complaint, partner } satisfies Record<MessageKind, Record<string, Topic>>;

const all: Readonly<Record<string, Topic>> = { ...contact, ...complaint, ...partner };

export const kindLabels: Record<MessageKind, string> = {
  contact: "Question",
  complaint: "Complaint",
  partner: "Partner enquiry",
};

export type TopicChoice = Topic & { value: string };

export function topicsOf(kind: MessageKind): TopicChoice[] {
  return Object.entries<Topic>(byKind[kind]).map(([value, topic]) => ({ value, ...topic }));
}

/** A topic of a former release is nobody's in particular. */
export function topicOf(value: string): Topic {
  return all[value] ?? { label: value, desk: "student", days: 5 };
}

export function topicsAt(desk: Desk): string[] {
  return Object.keys(all).filter((value) => all[value]!.desk === desk);
}

export function workingDaysLabel(days: number): string {
  return days === 1 ? "one working day" : `${days} working days`;
}
