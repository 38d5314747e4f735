import { data } from "react-router";
import { wholeJourney } from "#app/compose/journey/journey.server.ts";
import { memberOf } from "#app/member.server.ts";
import {
  journeyCsv,
  journeyJson,
  journeyPdf,
  type WholeJourney,
} from "#domain/journey/past/journey-file.server.ts";
import type { Route } from "./+types/route";

/** The whole journey as a file; made for its owner when they ask, and stored nowhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const now = new Date();
  const make = makers.get(params.format);
  if (!make) throw data("We make your journey as PDF, CSV or JSON.", { status: 404 });
  const { body, type } = await make(await wholeJourney(member, now), member.name, now);
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="waymark-journey.${params.format}"`,
      "cache-control": "no-store",
    },
  });
}

type Made = { body: string | Uint8Array<ArrayBuffer>; type: string };
type Make = (journey: WholeJourney, name: string, now: Date) => Made | Promise<Made>;

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["csv", (journey) => ({ body: journeyCsv(journey), type: "text/csv; charset=utf-8" })],
  [
    "json",
    (journey, _name, now) => ({
      body: journeyJson(journey, now),
      type: "application/json; charset=utf-8",
    }),
  ],
  [
    "pdf",
    async (journey, name, now) => {
      const set = await journeyPdf(journey, name, now);
      if (!set.ok) throw data("The PDF could not be made just now. Try again.", { status: 503 });
      return { body: Uint8Array.from(set.value.bytes), type: "application/pdf" };
    },
  ],
]);
