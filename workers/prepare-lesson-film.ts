import { prepareFilm } from "#domain/learning/desk/uploads/prepare-film.server.ts";
import { findFilmTools } from "#platform/films/film-tools.server.ts";

/** A film that staff have sent: put together, and made into what readers get. */
export async function prepareLessonFilm({ uploadId }: { uploadId: string }): Promise<void> {
  await prepareFilm(uploadId, await findFilmTools(), () => new Date());
}
