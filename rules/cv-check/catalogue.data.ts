import { monthSentence } from "#rules/cv/typed-month.ts";

/** What a finding means, in the words its reader sees: what, why it matters, what to do. */
export type CatalogueEntry = { title: string; why: string; how: string };

/** Lines of a list. */
export const bulletEntries = {
  "bullet-no-verb": {
    title: "Does not begin with a verb",
    why: "A verb at the start shows at once that you did something.",
    how: "Begin with what you did: “Built”, “Taught”, “Counted”.",
  },
  "bullet-weak-opening": {
    title: "Begins with a duty",
    why: "These words say what the job asked for, not what you did in it.",
    how: "Leave them out and begin with the verb that follows: “Ran”, “Wrote”, “Served”.",
  },
  "bullet-no-number": {
    title: "Does not say how many",
    why: "A number lets a stranger see the size of the work.",
    how: "Say how many, how much or how often. A rough figure that you can explain is enough.",
  },
  "entry-no-result": {
    title: "No line gives a result",
    why: "Readers look for one thing that was better afterwards.",
    how: "Add to one line what changed: time saved, people helped, a fault found, something still in use.",
  },
  "bullet-too-long": {
    title: "A long line",
    why: "Most readers skim. Past two printed lines they jump to the next.",
    how: "Keep the part that fits the job you want, or make it two lines.",
  },
  "bullet-too-short": {
    title: "A very short line",
    why: "Two or three words leave the reader to guess.",
    how: "Say with what, for whom or how many, or join it to the line before.",
  },
  "bullet-tense": {
    title: "Present tense for a job that has ended",
    why: "It reads as if the job went on, or as if the line was copied from an advert.",
    how: "Use the past: “managed”, not “manage” or “managing”.",
  },
  "bullet-full-stops": {
    title: "Some lines end in a full stop, some do not",
    why: "A small thing, but a careful reader sees it.",
    how: "End all lines of a list the same way.",
  },
  "bullet-good": {
    title: "A strong line",
    why: "It begins with a verb, gives a number and says what the result was.",
    how: "Keep it, and put it near the top.",
  },
  "entry-many-bullets": {
    title: "Many lines for one entry",
    why: "The best ones get lost among the others.",
    how: "Keep three to five, the strongest first.",
  },
  "entry-no-bullets": {
    title: "Nothing is said about this job",
    why: "A title alone tells a reader in another country very little.",
    how: "Add two or three lines about what you did.",
  },
  "verb-repeated": {
    title: "Many lines begin with the same verb",
    why: "It sounds like a list of one thing.",
    how: "Keep the verb where it fits best and use more exact ones elsewhere.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export const wordEntries = {
  "first-person": {
    title: "Says “I” or “my”",
    why: "The whole page is about you. Readers are used to lines without it.",
    how: "Begin with the verb: “Built a …” and not “I built a …”.",
  },
  "first-person-opening": {
    title: "Begins with “I”",
    why: "The whole page is about you. Readers are used to lines without it.",
    how: "Begin with the verb.",
  },
  cliche: {
    title: "Words that anyone could write",
    why: "A reader has seen them many times and cannot check them.",
    how: "Leave them out, or say what you did that shows it.",
  },
  "word-doubled": {
    title: "The same word twice",
    why: "It looks like a mistake.",
    how: "Remove one.",
  },
  "spaces-doubled": {
    title: "Two spaces together",
    why: "On paper they leave a gap in the line.",
    how: "Leave one.",
  },
  capitals: {
    title: "All in capitals",
    why: "Whole sentences in capitals are slow to read, and some screen readers spell them out.",
    how: "Write it as a sentence.",
  },
  placeholder: {
    title: "Something was left to fill in",
    why: "It looks as if the CV was sent before it was finished.",
    how: "Write the real words, or take the line out.",
  },
  "summary-too-long": {
    title: "A long profile",
    why: "The profile is read in a few seconds, or not at all.",
    how: "Two or three sentences: what you are, the best you have done, what you look for.",
  },
  "spelling-variant": {
    title: "Spelled as in another country",
    why: "Readers may think it is a mistake.",
    how: "Use the spelling of the country you apply in.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export const dateEntries = {
  "date-unreadable": {
    title: "We cannot read this date",
    why: "A date that a program cannot read is often left out by it.",
    how: monthSentence,
  },
  "date-before-start": {
    title: "Ends before it begins",
    why: "One of the two dates is wrong.",
    how: "Look at both. Often it is the year.",
  },
  "date-missing": {
    title: "No dates",
    why: "Readers look for them first, and wonder when they are missing.",
    how: "Give at least the years.",
  },
  "date-end-missing": {
    title: "No end",
    why: "It is not clear whether it still goes on.",
    how: "Give the month it ended, or say that it goes on.",
  },
  "date-in-future": {
    title: "Begins in the future",
    why: "It may be a mistake. If you have an offer, say so.",
    how: "Check the year. For an offer, write “from” and the month.",
  },
  "date-gap": {
    title: "A gap of more than six months",
    why: "A reader may ask what you did. Travel, care, exams or waiting for a visa are all fine answers.",
    how: "Add what you did if you want to, or be ready to say it.",
  },
  "date-overlap": {
    title: "Two jobs at the same time",
    why: "That is common for students, but a reader cannot see that one was part time.",
    how: "Write “part time” or the hours a week. Or check the dates.",
  },
  "entries-order": {
    title: "Not the newest first",
    why: "Readers expect the latest at the top.",
    how: "Put the latest first.",
  },
  "visa-line-old": {
    title: "The date in your right-to-work line has passed",
    why: "A reader will think that you may no longer work.",
    how: "Write the new date, or let the line be made from “my situation”: then it is always up to date.",
  },
  "right-to-work-missing": {
    title: "Nothing about your right to work",
    why: "Employers who are unsure often do not ask. One honest line answers it.",
    how: "Write in your own words which permission you have and until when, or fill in “my situation” (it knows UK permissions). You can leave it out if you prefer.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export const contactEntries = {
  "name-missing": {
    title: "No name",
    why: "It is the heading of the page, and what people search for.",
    how: "Write your name as you want to be called.",
  },
  "email-missing": {
    title: "No email address",
    why: "Most invitations come by email.",
    how: "Give an address that you read every day.",
  },
  "email-broken": {
    title: "This is not an email address",
    why: "A reply to it would not reach you.",
    how: "Check it letter by letter.",
  },
  "email-playful": {
    title: "A playful email address",
    why: "Some readers stop reading there.",
    how: "Use one made of your name.",
  },
  "email-closes": {
    title: "A university address",
    why: "Many universities close it some time after your course. A late reply would be lost.",
    how: "Use an address of your own, or find out how long this one lasts.",
  },
  "phone-missing": {
    title: "No phone number",
    why: "Some employers call first.",
    how: "Give one if you can take calls. It is your choice.",
  },
  "phone-broken": {
    title: "This is not a phone number",
    why: "Nobody could call it.",
    how: "Write digits, with + and the country's code if you are abroad.",
  },
  "phone-no-country": {
    title: "The number has no country code",
    why: "You live in another country, so this number cannot be called from there.",
    how: "Begin with + and your country's code, as in +91 or +234.",
  },
  "link-no-scheme": {
    title: "A link without https://",
    why: "Some programs do not see that it is a link.",
    how: "Add https:// at the start.",
  },
  "link-broken": {
    title: "This is not a link",
    why: "Nobody could open it.",
    how: "Copy the address from your browser.",
  },
  "address-full": {
    title: "A full home address",
    why: "Readers only need to know where you are. A CV travels far.",
    how: "The town and the country are enough.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export const sectionEntries = {
  "section-missing": {
    title: "A section that readers look for is missing",
    why: "Our advisers see that readers in this country look for it.",
    how: "Add it, even if it is short. For work, volunteering and projects count, too.",
  },
  "section-empty": {
    title: "A section with nothing in it",
    why: "Only its heading would be printed.",
    how: "Hide it, or add an entry.",
  },
  "entry-empty": {
    title: "An entry with nothing in it",
    why: "It would leave a gap on the page.",
    how: "Hide it, or fill it in.",
  },
  "section-order": {
    title: "The stronger part comes second",
    why: "Readers begin at the top. For a new graduate that is the course; after some years of work it is the work.",
    how: "Move it up.",
  },
  "summary-low": {
    title: "The profile is not at the top",
    why: "It introduces the rest. Lower down it only repeats.",
    how: "Move it above the other sections.",
  },
  "references-promise": {
    title: "“References on request” takes up a line",
    why: "Everybody knows that they can ask.",
    how: "Use the line for something about you.",
  },
  "referees-not-needed": {
    title: "Referees are not needed yet",
    why: "Here they are asked for later. Until then their phone numbers travel with your CV.",
    how: "Hide them, and have them ready.",
  },
  "referees-expected": {
    title: "No referees",
    why: "In Australia many employers expect two names with a phone number.",
    how: "Ask two people first, then add them.",
  },
  "skill-twice": {
    title: "The same skill twice",
    why: "It takes room and looks like padding.",
    how: "Keep it where it fits best.",
  },
  "language-no-level": {
    title: "A language without a level",
    why: "“German” can mean two words or ten years.",
    how: "Choose a level from A1 to C2, or “native”.",
  },
  "length-over": {
    title: "Probably too long",
    why: "Readers in this country expect fewer pages. This is counted in words: the preview shows the pages.",
    how: "Shorten the oldest entries first.",
  },
  "length-thin": {
    title: "Still thin",
    why: "There is room for more on one page.",
    how: "Add projects, modules or volunteering: they count, paid or not.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export const marketEntries = {
  photo: {
    title: "A photo that is not printed here",
    why: "Our advisers see that employers here would rather not have one: it could make them unfair, or look so. We do not print it for this country.",
    how: "Keep it for other countries, or take it out.",
  },
  "birth-date": {
    title: "Your date of birth",
    why: "Our advisers see that employers here would rather not know it before they choose. We do not print it for this country.",
    how: "Keep it for other countries, or take it out.",
  },
  nationality: {
    title: "Your nationality",
    why: "What counts here is whether you may work. The right-to-work line says that. We do not print your nationality for this country.",
    how: "Keep it for other countries, or take it out.",
  },
  "birth-date-told": {
    title: "Your date of birth or age, in the text",
    why: "Our advisers see that employers here would rather not know it before they choose.",
    how: "Take it out.",
  },
  "marital-status-told": {
    title: "Your marital status",
    why: "It has nothing to do with the work, and readers here are surprised by it.",
    how: "Take it out.",
  },
  "religion-told": {
    title: "Religion or parents' names",
    why: "They have nothing to do with the work, and readers here are surprised by them.",
    how: "Take them out.",
  },
  paper: {
    title: "Paper of another country",
    why: "Printed there, the page would be cut or shrunk.",
    how: "Change the paper.",
  },
} as const satisfies Record<string, CatalogueEntry>;
