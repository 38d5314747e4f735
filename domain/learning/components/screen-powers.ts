import { useEffect, useState } from "react";

/** What this browser can do with a film beyond playing it. */
export type ScreenPowers = { fullScreen: boolean; pictureInPicture: boolean };

const none: ScreenPowers = { fullScreen: false, pictureInPicture: false };

type Page = { fullscreenEnabled?: boolean; pictureInPictureEnabled?: boolean };

/** Asked of the page and of its video element: phones have one without the other, and some have neither. */
export function screenPowers(page: Page, film: object): ScreenPowers {
  return {
    // iPhones know full screen for the film alone.
    fullScreen: page.fullscreenEnabled === true || "webkitEnterFullscreen" in film,
    pictureInPicture: page.pictureInPictureEnabled === true && "requestPictureInPicture" in film,
  };
}

/** None until the script is there. */
export function useScreenPowers(): ScreenPowers {
  const [powers, setPowers] = useState(none);
  useEffect(() => setPowers(screenPowers(document, HTMLVideoElement.prototype)), []);
  return powers;
}
