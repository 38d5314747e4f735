/** Every way a whole feed is refused; nothing changes then. */
export const feedRefusals = {
  empty: "The feed is empty.",
  "too-large": "The feed is larger than we read at once.",
  "web-page": "That is a web page, not a feed. Check the address.",
  "broken-text": "The feed is not written in UTF-8, so its characters cannot be read reliably.",
  "broken-json": "The feed is incomplete or damaged: its JSON cannot be read.",
  "broken-xml": "The feed is incomplete or damaged: its XML cannot be read.",
  "broken-csv": "The feed breaks off inside a quoted field.",
  "broken-gzip": "The file is packed, and unpacking it failed.",
  "unsafe-xml": "The XML defines entities of its own. We do not read such files.",
  "other-format": "The feed does not have the shape of its format. Check the format chosen.",
  "columns-missing":
    "The CSV needs at least the columns title and company, or an employer for all.",
  "nothing-readable": "Not one row of the feed could be used. The reasons are listed below.",
  "format-changed":
    "This source had another format before, and jobs of it would close. Give this feed a source of its own; or, if it is the same feed in a new format, run it and accept the loss.",
  "nothing-left":
    "The feed has no jobs in it, and this source has some that are open. Nothing was closed. Look at the employer’s own board: if they are really gone, run it and accept the loss.",
  "too-many-vanished":
    "More than half of this source’s jobs are missing from the feed. If they are really gone, run it and accept the loss.",
} as const;

export type FeedRefusal = keyof typeof feedRefusals;

/** Every way a single row is refused; the others are taken. */
export const rowRefusals = {
  "no-title": "It has no title.",
  "title-too-long": "Its title is longer than 200 characters.",
  "no-employer": "It does not name its employer.",
  "no-key": "It has no id in its feed.",
  "same-key-twice": "Its id is in the feed twice.",
  "no-way-to-apply": "It has no web or email address to apply at.",
  "closing-unreadable": "Its closing date cannot be read.",
  "already-closed": "Its closing date has passed.",
  "not-a-job": "It is not a job, but a scholarship or the like.",
  "text-not-fetched": "Its text could not be fetched from its own address.",
  "taken-down": "Our staff took this job off the board.",
} as const;

export type RowRefusal = keyof typeof rowRefusals;

/** Every way the desk's feed screens say no. */
export const feedDeskRefusals = {
  "name-taken": "Another feed has that name. Choose another.",
  "not-found": "Somebody else has removed that feed.",
  paused: "This feed is paused. Resume fetching it first.",
  "outside-off":
    "Fetching from the internet is switched off. Switch it on under Switches, then run the feed.",
} as const;

export type FeedDeskRefusal = keyof typeof feedDeskRefusals;
