import { data, redirect } from "react-router";
import { today } from "#app/today.ts";
import { findEbook } from "#domain/editorial/ebooks/ebooks.server.ts";
import { openEbook } from "#domain/editorial/ebooks/open-ebook.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** The PDF behind a link from the mail. A link that no longer works leads to where one asks for another. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const when = today();
  const book = await findEbook(params.slug, when.now);
  if (!book) throw data("We could not find that ebook.", { status: 404 });
  const opened = await openEbook(book, params.token, when);
  if (opened.ok) {
    const answer = { cacheControl: "private, no-store", fileName: `${book.slug}.pdf` };
    return answerFile(request, opened.value, answer);
  }
  if (opened.error === "old-link") return redirect(`/ebook/${book.slug}?link=old#get-the-pdf`);
  throw data("The PDF could not be made just now. Open the link again in a minute.", {
    status: 503,
  });
}
