import { data } from "react-router";
import { cvText } from "#domain/cvs/print/cv-text.ts";
import { letterText } from "#domain/cvs/print/letter-text.ts";
import { countView, findShared } from "#domain/cvs/sharing/share-cv.server.ts";
import { drawOneAtATime, letterPagesOf, pagesOf, sharedPageAnswer } from "./drawn.server.ts";
import { cvFile, letterFile } from "./files.server.ts";
import { type CvRequest, missing, printableLetter, printableOf } from "./own-cv.server.ts";

const GONE = "This link has expired or is wrong. Ask the person who sent it for a new one.";

/** What a link shows. It says nothing of its owner but what stands in the document. */
export async function loadShared({ params }: CvRequest) {
  const found = await findShared(params?.token ?? "", new Date());
  return found ? showShared(params?.token ?? "", found) : data(null, { status: 404 });
}

async function showShared(token: string, { shareId, shared }: Found) {
  await countView(shareId);
  const { pages } = await drawOneAtATime(linkOf(shareId), () => drawnOf(shared));
  return {
    token,
    name: shared.kind === "cv" ? shared.document.basics.name : shared.document.sender.name,
    kind: shared.kind,
    paper: shared.look.paper,
    revision: shared.revision,
    pages: pages.length,
    text:
      shared.kind === "cv"
        ? cvText(await printableOf(shared, shared.ownerId))
        : letterText(printableLetter(shared)),
  };
}

export async function answerSharedPage({ params }: CvRequest): Promise<Response> {
  const { shareId, shared } = await sharedAt(params?.token);
  const drawn = await drawOneAtATime(linkOf(shareId), () => drawnOf(shared));
  return sharedPageAnswer(drawn, params?.page_number);
}

export async function answerSharedPdf({ params }: CvRequest): Promise<Response> {
  const { shareId, shared } = await sharedAt(params?.token);
  return drawOneAtATime(linkOf(shareId), async () =>
    shared.kind === "cv"
      ? cvFile(await printableOf(shared, shared.ownerId), "pdf")
      : letterFile(printableLetter(shared), "pdf"),
  );
}

/** People with the same link share one queue, and hold up nobody else. */
function linkOf(shareId: number): string {
  return `link ${shareId}`;
}

async function sharedAt(token: string | undefined) {
  return (await findShared(token ?? "", new Date())) ?? missing(GONE);
}

type Found = Awaited<ReturnType<typeof sharedAt>>;
type Shared = Found["shared"];

async function drawnOf(shared: Shared) {
  return shared.kind === "cv"
    ? pagesOf(await printableOf(shared, shared.ownerId))
    : letterPagesOf(printableLetter(shared));
}
