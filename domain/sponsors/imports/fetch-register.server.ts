import { z } from "zod";
import {
  fetchOutside,
  type OutsideRefusal,
  outsideRefusals,
} from "#platform/outside/fetch-outside.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { asOfFromName } from "#rules/sponsor-register/as-of.ts";

/** GOV.UK's own description of its page: the file's address changes with every publication. */
const CONTENT_API =
  "https://www.gov.uk/api/content/government/publications/register-of-licensed-sponsors-workers";

const FILE_LIMITS = { maxBytes: 64 * 1024 * 1024, maxMillis: 120_000 };
const PAGE_LIMITS = { maxBytes: 4 * 1024 * 1024, maxMillis: 20_000 };

export const fetchRefusals = {
  ...outsideRefusals,
  "no-attachment":
    "GOV.UK's page names no CSV file. Look at the page yourself, and give the file's address.",
} as const;

export type FetchRefusal = OutsideRefusal | "no-attachment";

export type FetchedRegister = { bytes: Uint8Array; url: string; asOf: string | null };

export async function fetchRegister(url: string): Promise<Result<FetchedRegister, FetchRefusal>> {
  const file = await fetchOutside(url, FILE_LIMITS);
  if (!file.ok) return file;
  return ok({ bytes: file.value, url, asOf: asOfFromName(readablePath(url)) });
}

/** An address may hold a lone "%": then it is read as it stands. */
export function readablePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The newest register that GOV.UK has published. */
export async function fetchLatestRegister(): Promise<Result<FetchedRegister, FetchRefusal>> {
  const page = await fetchOutside(CONTENT_API, PAGE_LIMITS);
  if (!page.ok) return page;
  const found = findAttachment(Buffer.from(page.value).toString("utf8"));
  if (!found) return no("no-attachment");
  const fetched = await fetchRegister(found.url);
  return fetched.ok
    ? ok({ ...fetched.value, asOf: fetched.value.asOf ?? found.updatedOn })
    : fetched;
}

const contentItem = z.object({
  public_updated_at: z.string().optional(),
  details: z.object({
    attachments: z.array(
      z.object({
        url: z.string(),
        content_type: z.string().optional(),
        title: z.string().optional(),
      }),
    ),
  }),
});

/** The CSV among a page's attachments; never told by its name, which changes. */
export function findAttachment(json: string): { url: string; updatedOn: string | null } | null {
  const page = contentItem.safeParse(parsed(json));
  if (!page.success) return null;
  const csv = page.data.details.attachments.find(({ content_type }) => content_type === "text/csv");
  if (!csv || !URL.canParse(csv.url)) return null;
  return { url: csv.url, updatedOn: page.data.public_updated_at?.slice(0, 10) ?? null };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
