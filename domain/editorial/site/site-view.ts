import type { QuotedText } from "#domain/facts/quoted-text.ts";

export type SitePageView = { title: string; description: string; text: QuotedText };
