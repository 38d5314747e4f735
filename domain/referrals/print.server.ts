import { qrCode } from "#domain/accounts/two-factor/qr-code.server.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";

type Printed = Promise<Result<Uint8Array, "away">>;

/** Waymark's own ink, for people without a university. */
const BRAND_COLOUR = "#10203f";

type Poster = { address: string; university: { name: string; brandColour: string } | null };

/** An A4 poster with the link's QR code, in the university's colour. */
export async function posterPdf({ address, university }: Poster, now: Date): Printed {
  const data = {
    date: isoDay(now),
    colour: university?.brandColour ?? BRAND_COLOUR,
    university: university?.name ?? "For international students",
    title: "Find work that fits your visa",
    lead: "Waymark is free for you. Try it in two minutes:",
    points: [
      "See which employers hold a sponsor licence",
      "Find jobs that fit your visa and your course",
      "Write a CV that can be read by people and machines",
      "Keep count of the hours you may work",
    ],
    qr: svgOf(qrCode(address)),
    alt: `QR code that leads to ${address}`,
    address,
    shown: address.replace(/^https?:\/\//, ""),
    foot: "Put up by a Waymark campus ambassador. We inform, we do not give visa advice.",
  };
  return printed(await typesetFinished({ template: "#templates/referrals/poster.typ", data }));
}

function svgOf({ size, path }: ReturnType<typeof qrCode>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}

type Thanks = {
  name: string;
  university: string | null;
  active: number;
  points: number;
  isAmbassador: boolean;
};

/** A letter that says what somebody did, and no more. */
export async function thanksPdf(thanks: Thanks, now: Date): Printed {
  const { name, university, points, isAmbassador } = thanks;
  const day = isoDay(now);
  const role = isAmbassador ? "as a volunteer campus ambassador" : "as a volunteer";
  const at = university ? ` at ${university}` : "";
  const summary = `${name} invited others to Waymark${at}, and ${points} of them became active.`;
  const data = {
    date: day,
    issued: longDay(day),
    title: `With thanks to ${name}`,
    summary,
    paragraphs: [
      summary,
      `${name} did this ${role}, without pay. Somebody counts as active once they used Waymark for their own search for work on two different days.`,
      "To tell others about a tool, and to explain a rule in plain words, is work. We thank them for it.",
      "The Student desk, Waymark",
    ],
    foot: "A record of volunteer help. It is not a qualification, and no reference on character.",
  };
  return printed(await typesetFinished({ template: "#templates/referrals/thanks.typ", data }));
}

function printed(set: Awaited<ReturnType<typeof typesetFinished>>): Result<Uint8Array, "away"> {
  return set.ok ? ok(set.value.bytes) : no("away");
}
