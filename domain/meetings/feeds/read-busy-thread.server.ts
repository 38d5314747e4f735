import { parentPort, workerData } from "node:worker_threads";
import { busyTimesOf } from "./busy-times.ts";
import type { BusyNews, CalendarToRead } from "./read-busy.server.ts";

const tell = (news: BusyNews) => parentPort!.postMessage(news);
const { text, hostZone, within } = workerData as CalendarToRead;
try {
  tell({ ok: true, value: busyTimesOf(text, hostZone, within) });
} catch {
  // Anybody's file: what the parser says about it helps nobody.
  tell({ ok: false, error: "unreadable" });
}
