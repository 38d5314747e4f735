/** The one base address of the calls the browser makes. */
const BASE_ADDRESS = import.meta.env.BASE_URL.replace(/\/$/, "");
const TIMEOUT_MS = 5000;

export type LoginCheck = { status: boolean; role: string | null };

export type RedirectionCheck = LoginCheck & {
  isLoggedIn: boolean;
  isMicrosite: boolean;
  pageAccessStatus: boolean;
  isCihPremiumAccess: boolean;
  is_country_guide_access: boolean;
};

export function checkUserLoggedIn(): Promise<LoginCheck> {
  return call("/check-user-loggedin");
}

export function checkUserRedirections(checkurl?: "cih"): Promise<RedirectionCheck> {
  return call(`/api/check-user-redirections${checkurl ? `?checkurl=${checkurl}` : ""}`);
}

/** Never left pending: a call that takes too long fails like any other. */
async function call<Answer>(path: string): Promise<Answer> {
  const response = await fetch(BASE_ADDRESS + path, {
    headers: { accept: "application/json", "x-requested-with": "XMLHttpRequest" },
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Answer>;
}
