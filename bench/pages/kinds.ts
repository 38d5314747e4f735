/**
 * Pages that no cache can answer, by kind and role. The first six are those, and asked for in the
 * manner, that issue 12's figures were taken with; `mixed` is those six in turn.
 */
const demo = {
  student: "student@waymark.example",
  university: "admin@northgate.example",
  staff: "staff@waymark.example",
  employer: "employer@waymark.example",
} as const;
const PASSWORD = "waymark-demo";

export type Kind = {
  name: string;
  who?: keyof typeof demo;
  path: (turn: number) => string;
};

export type Visits = { ask: (kind: Kind) => Promise<number> };

// None that is read as a filter, as "graduate" is: such a search is moved before it is answered.
const words = ["data", "engineer", "nurse", "marketing", "analyst", "finance", "developer"];
const smallJobs = ["bar", "barista", "kitchen", "tutor", "retail", "events", "weekend"];

/** A search of every word, so that what is compared with them is made of the same pages. */
export const boardSearches = words.map((word) => `/jobs?q=${word}+${nonsense()}`);
export const BOARD_SEARCH = "board, guest, a new search";

export async function kindsOf(origin: string): Promise<{ mixed: Kind[]; all: Kind[] }> {
  const board = await (await fetch(`${origin}/jobs`)).text();
  const job = /href="(\/jobs\/[a-z0-9-]+)"/.exec(board)?.[1];
  if (!job) throw new Error("The board shows no job to open");
  const mixed: Kind[] = [
    { name: BOARD_SEARCH, path: (turn) => `/jobs?q=${words[turn % 7]}+${nonsense()}` },
    { name: "board, student", who: "student", path: () => "/jobs" },
    { name: "job, student", who: "student", path: () => job },
    { name: "dashboard, student", who: "student", path: () => "/student-dashboard" },
    { name: "saved jobs, student", who: "student", path: () => "/my-saved-jobs" },
    { name: "sponsor API", path: (turn) => `/api/sponsors?q=company${turn}` },
  ];
  return { mixed, all: [...mixed, ...others] };
}

const others: Kind[] = [
  { name: "home, guest", path: () => `/?from=${nonsense()}` },
  {
    name: "part-time board, guest, a new search",
    path: (turn) => `/part-time-jobs?q=${smallJobs[turn % 7]}+${nonsense()}`,
  },
  // The students' checker counts by account: a bench would be told to slow down.
  {
    name: "licence check, guest",
    path: (turn) => `/uk-work-visa-sponsor-licence-check?q=company${turn}`,
  },
  { name: "CV studio, student", who: "student", path: () => "/create-cv?cv=demo-cv-uk" },
  { name: "students, university", who: "university", path: () => "/pre-auth-student" },
  { name: "jobs to review, staff", who: "staff", path: () => "/staff/jobs" },
  { name: "own jobs, employer", who: "employer", path: () => "/employer" },
];

/** A PDF is set by a Typst thread, which is there for a minute after. */
export const cvAsPdf: Kind = {
  name: "CV as PDF",
  who: "student",
  path: () => "/my-cvs/demo-cv-uk/file/pdf",
};

/** Signs in everybody whom the kinds need, and asks for pages as different people at different addresses. */
export async function visit(origin: string, kinds: Kind[]): Promise<Visits> {
  const cookies = new Map<string, string>();
  for (const { who } of kinds)
    if (who && !cookies.has(who)) cookies.set(who, await signIn(origin, demo[who]));
  let turn = 0;
  return {
    async ask({ path, who }) {
      turn += 1;
      const from = `10.9.${(turn >> 7) & 255}.${(turn & 127) + 1}`;
      const headers = {
        "accept-encoding": "gzip, br",
        "x-forwarded-for": from,
        ...(who ? { cookie: cookies.get(who)! } : {}),
      };
      const answer = await fetch(origin + path(turn), { headers, redirect: "manual" });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** For measurements that mean nothing unless the page came. */
export async function askForPage(visits: Visits, kind: Kind): Promise<void> {
  const status = await visits.ask(kind);
  if (status !== 200) throw new Error(`${kind.name} answered ${status}`);
}

async function signIn(origin: string, email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: PASSWORD });
  const headers = { origin };
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!cookies.some((cookie) => cookie?.includes("session_token=")))
    throw new Error(`${email} was not signed in: ${answer.status}`);
  return cookies.join("; ");
}

/** Consonants alone: a figure or a syllable may be read as a salary or a place, and the search moved. */
function nonsense(): string {
  const letters = "bcdfghjklmnpqrstvwxz";
  return Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * 20)]).join("");
}
