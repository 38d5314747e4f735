/** What a reader chose for every film, on this device. */
export type PlayerSettings = {
  speed: number;
  /** Lines of the picture; 0 lets the page choose. */
  quality: number;
  hasCaptions: boolean;
  /** The next lesson plays by itself: only where somebody asked for it. */
  playsNext: boolean;
};

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const KEY = "waymark-player";
export const usualSettings: PlayerSettings = {
  speed: 1,
  quality: 0,
  hasCaptions: true,
  playsNext: false,
};

/** A browser may refuse its store: then the usual holds. */
export function readSettings(): PlayerSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...usualSettings, ...(stored as Partial<PlayerSettings>) };
  } catch {
    return usualSettings;
  }
}

export function writeSettings(settings: PlayerSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is left.
  }
}
