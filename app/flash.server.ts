import { createCookie, data, redirect } from "react-router";
import { z } from "zod";

/** A sentence shown once on the next page. Kept for a minute, so that it cannot surface days later. */
const flashCookie = createCookie("flash", {
  httpOnly: true,
  maxAge: 60,
  path: "/",
  sameSite: "lax",
});

type Flash = { message: string; tone: "positive" | "negative" | "info" };

/** Redirects and leaves a sentence for the page that follows. */
export async function redirectWithFlash(
  to: string,
  message: string,
  { tone = "positive", cookies = [] }: { tone?: Flash["tone"]; cookies?: readonly string[] } = {},
) {
  const flash = await flashCookie.serialize({ message, tone } satisfies Flash);
  return redirect(to, { headers: cookieHeaders([...cookies, flash]) });
}

/** With script a form may stay where it is: the page is asked for again and finds the sentence. */
export async function stayWithFlash(
  message: string,
  { cookies = [] }: { cookies?: readonly string[] } = {},
) {
  const flash = await flashCookie.serialize({ message, tone: "positive" } satisfies Flash);
  return data(null, { headers: cookieHeaders([...cookies, flash]) });
}

/** A redirect that carries cookies, as sign-in and sign-out do. */
export function redirectWithCookies(to: string, cookies: readonly string[]) {
  return redirect(to, { headers: cookieHeaders(cookies) });
}

function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}

/** The waiting sentence, and the header that takes it away. */
export async function takeFlash(request: Request) {
  // Nothing signs it: anybody may have written it.
  const read = flashShape.safeParse(await flashCookie.parse(request.headers.get("cookie")));
  if (!read.success) return null;
  return { flash: read.data, clear: await flashCookie.serialize("", { maxAge: 0 }) };
}

const flashShape = z.object({
  message: z.string(),
  tone: z.enum(["positive", "negative", "info"]),
}) satisfies z.ZodType<Flash>;
