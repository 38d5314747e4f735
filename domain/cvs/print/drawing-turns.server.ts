import { FairQueue } from "#platform/fair-queue.server.ts";

/** Of words that are still being typed: only the latest matter. */
export const previewTurns = new FairQueue({ maxWaitingPerPerson: 2 });

/** Windows and looks of one person, each with a figure for every template. */
export const figureTurns = new FairQueue({ maxWaitingPerPerson: 8 });

/** A list of CVs and the gallery ask for a picture each. */
export const pictureTurns = new FairQueue({ maxWaitingPerPerson: 30 });
