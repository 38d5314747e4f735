import { readFileSync, writeFileSync } from "node:fs";
import { expect, send, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";

/** Three seconds of film, and eight megabytes that players skip: five parts to send. */
function aLargeFilm(path: string): string {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8_000_000);
  head.write("free", 4, "latin1");
  const film = readFileSync("e2e/learning/three-seconds.mp4");
  writeFileSync(path, Buffer.concat([film, head, Buffer.alloc(8_000_000 - 8)]));
  return path;
}

test("staff make a lesson: its film goes on after a break, captions are written by keyboard, readers watch it", async ({
  page,
  noJs,
  signInAs,
}, info) => {
  test.slow();
  const film = aLargeFilm(info.outputPath("film.mp4"));
  const slug = `sit-up-${Date.now().toString(36)}`;
  await signInAs("staff");
  await page.goto("/staff/courses");
  await page.getByRole("link", { name: "Make a course" }).click();
  await expect(page.getByRole("heading", { name: "Make a course" })).toBeVisible();
  await page.getByLabel("Title").fill("Calm in the room");
  await page.getByLabel("End of the address").fill(`calm-${slug}`);
  await page.getByLabel("Summary").fill("What to do in the minute before it begins.");
  await page.getByLabel("Who it is for").selectOption("standard");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { name: "Calm in the room" })).toBeVisible();
  const course = page.url();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Publish one of its lessons first")).toBeVisible();

  await page.getByLabel("Title of the lesson").fill("Sit up and breathe");
  await page.getByLabel("End of its address").fill(slug);
  await page.getByLabel("What it teaches").fill("One breath that slows your voice down.");
  await page.getByRole("button", { name: "Add the lesson" }).click();
  await expect(page.getByRole("heading", { name: "Sit up and breathe", level: 1 })).toBeVisible();
  const lesson = page.url();

  // The connection goes after the first part.
  await page.route(/\/film\?upload=.*&at=[1-9]/, (route) => route.abort("connectionreset"));
  await hydrated(page.getByRole("button", { name: "Upload the film" }));
  await page.getByRole("region", { name: "Film" }).locator("input[type=file]").setInputFiles(film);
  await page.getByRole("button", { name: "Upload the film" }).click();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/: 24% is here\. Choose the same file again/)).toBeVisible();
  await page.unroute(/\/film\?upload=.*&at=[1-9]/);
  await hydrated(page.getByRole("button", { name: "Upload the film" }));
  await page.getByRole("region", { name: "Film" }).locator("input[type=file]").setInputFiles(film);
  const begins = page.waitForRequest(/\/film\?upload=/);
  await page.getByRole("button", { name: "Upload the film" }).click();
  expect(new URL((await begins).url()).searchParams.get("at")).toBe("2000000");
  await expect(page.getByText(/Ready in 720p|This server has no ffmpeg, so readers/)).toBeVisible({
    timeout: 90_000,
  });

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Write its captions first")).toBeVisible();
  await page.getByRole("button", { name: "Write the first caption" }).click();
  const first = page.getByRole("textbox", { name: "Caption 1", exact: true });
  await first.fill("Sit up and breathe.");
  await first.press("Home");
  for (let letter = 0; letter < 6; letter++) await first.press("ArrowRight");
  await first.press("Alt+s");
  await expect(first).toHaveValue("Sit up");
  await expect(page.getByRole("textbox", { name: "Caption 2", exact: true })).toHaveValue(
    "and breathe.",
  );
  await first.press("Alt+Shift+,");
  await page.getByRole("button", { name: "Save the captions" }).click();
  await expect(page.getByText("The captions are saved.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();

  await page.goto(course);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
  await noJs.goto(`/cih/standard/${slug}`);
  await expect(noJs.getByRole("heading", { name: "Sit up and breathe", level: 1 })).toBeVisible();
  await expect(noJs.getByText("and breathe.").first()).toBeVisible();
  const source = await noJs.locator("video source, video[src]").first().getAttribute("src");
  const part = await send(source!, { headers: { range: "bytes=0-99" } });
  expect([part.status, part.headers["content-type"]]).toEqual([206, "video/mp4"]);

  await page.goto(lesson);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  // What was open to everybody a moment ago is the desk's alone.
  expect((await send(source!)).status).toBe(403);
});
