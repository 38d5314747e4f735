/** The kinds of feed we read, and what staff choose from. */
export const feedFormats = {
  greenhouse: "Greenhouse board (JSON)",
  lever: "Lever postings (JSON)",
  ashby: "Ashby job board (JSON)",
  workable: "Workable jobs (JSON)",
  smartrecruiters: "SmartRecruiters postings (JSON)",
  xml: "XML as Indeed reads it",
  csv: "CSV with a row of column names",
} as const;

export type FeedFormat = keyof typeof feedFormats;

export function isFeedFormat(text: string): text is FeedFormat {
  return Object.hasOwn(feedFormats, text);
}
