/** Every way the pre-authorised list can say no, and what the admin reads when it does. */
export const preAuthoriseRefusals = {
  "not-found": "That person is no longer on your list.",
} as const;

/** Every way a university's details can be refused, and what our staff read when they are. */
export const universityRefusals = {
  forbidden: "Only our own staff can add or change a university.",
  "not-found": "We could not find that university.",
  "slug-taken": "Another university has that label. Choose a different one.",
  "campus-in-use":
    "People have chosen a campus that is missing from this list. Put its line back as it was.",
} as const;

export type UniversityRefusal = keyof typeof universityRefusals;

/** Every way a logo can be refused, and what our staff read when it is. */
export const logoRefusals = {
  forbidden: "Only our staff, or an owner of the careers service, can change a logo.",
  "not-found": "We could not find that university.",
  empty: "Choose a picture first.",
  "too-large": "That file is larger than 2 MB. Send a smaller one.",
  "not-a-picture": "That is not a picture we can read. Send a PNG, a JPEG or a WebP, saved whole.",
  "too-many-pixels":
    "That picture has more than 4 million pixels. Make it smaller first: 512 by 512 is plenty.",
} as const;

export type LogoRefusal = keyof typeof logoRefusals;

/** Every way a careers service's own settings can be refused. */
export const officeRefusals = {
  forbidden: "Only an owner of your careers service can change this.",
  "not-found": "That no longer exists. Load the page again.",
  "campus-exists": "You have a campus of that name. Give this one another.",
  "last-campus": "One campus has to stay open while others are listed.",
  "public-mail":
    "Anyone can have an address on that domain, so it cannot give access. Use a domain that only your university gives out.",
  "domain-taken":
    "Another university has that domain. Write to us if it is yours, and we will look at it together.",
  "domain-ours": "That domain is Waymark’s own. Use one of your university’s.",
  "already-listed": "That domain is on your list already.",
  "too-many": "You have 20 domains waiting. Remove one that you do not need.",
  "not-proved":
    "We could not see the TXT record yet. New records can take an hour to be seen everywhere. Check its name and value, then try again.",
  "dns-away": "The domain’s name servers did not answer. Try again in a few minutes.",
  "slow-down": "You have tried several times. Wait ten minutes, then try again.",
} as const;

export type OfficeRefusal = keyof typeof officeRefusals;

/** Every way a list of students can be refused. */
export const importRefusals = {
  forbidden: "Your account cannot change the list of students.",
  "not-found": "We could not find that import.",
  empty: "Choose a file or paste some lines first.",
  "too-large": "That file is larger than 4 MB. Send it in parts.",
  "too-many": "A list holds up to 20,000 people at a time. Send it in parts.",
  "no-rows": "There are no students in that list. The first row should be headings or a student.",
  "no-email-column":
    "No column holds email addresses. Give the columns these headings: email, name, course end.",
  unreadable:
    "We could not read that file. Save it as CSV or as an Excel workbook (.xlsx), without a password, and send it again.",
  "too-slow": "That file took too long to read. Save it as CSV and send it again.",
  busy: "Several lists are being read right now. Try again in a minute.",
  "not-in-review": "That import has started already.",
  "still-wrong": "Some rows still need a look. Repair them or leave them out, then import.",
  "not-undoable": "Only an import that is finished can be undone, within 30 days.",
  "slow-down": "You have sent reminders already today. Try again tomorrow.",
} as const;

export type ImportRefusal = keyof typeof importRefusals;
