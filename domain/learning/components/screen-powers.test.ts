import { expect, test } from "vitest";
import { keysFor } from "./player-keys.ts";
import { screenPowers } from "./screen-powers.ts";

const ask = () => undefined;

test.each([
  ["a desktop", true, true, { requestPictureInPicture: ask }, [true, true]],
  ["a browser without picture in picture", true, undefined, {}, [true, false]],
  ["one where a policy forbids it", true, false, { requestPictureInPicture: ask }, [true, false]],
  ["an iPhone", false, false, { webkitEnterFullscreen: ask }, [true, false]],
  ["a reader that can do neither", false, undefined, {}, [false, false]],
])(
  "%s is offered what it can do",
  (_name, fullscreenEnabled, pictureInPictureEnabled, film, can) => {
    const page = {
      fullscreenEnabled,
      ...(pictureInPictureEnabled === undefined ? {} : { pictureInPictureEnabled }),
    };
    const powers = screenPowers(page, film);
    expect([powers.fullScreen, powers.pictureInPicture]).toEqual(can);
    const keys = keysFor(powers).map(({ keys: key }) => key);
    expect([keys.includes("F"), keys.includes("P")]).toEqual(can);
  },
);
