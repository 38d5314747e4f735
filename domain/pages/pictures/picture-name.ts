/** "q3x…-1600x900": its name says how large a picture is, so that a page keeps its room before it comes. */
export type PictureName = { id: string; width: number; height: number };

const shape = /^([\w-]{22})-(\d{1,4})x(\d{1,4})(?:-(\d{1,4}))?$/;

/** Widths made of each picture that is wider: phones, and phones with fine screens. */
export const PICTURE_WIDTHS = [480, 960] as const;

export function readPictureName(name: string): PictureName | null {
  const [, id, width, height] = shape.exec(name) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : null;
}

export function pictureName({ id, width, height }: PictureName, smaller?: number): string {
  return `${id}-${width}x${height}${smaller ? `-${smaller}` : ""}`;
}
