/**
 * RGB to YUV 4:2:0 (BT.709, the range of television), which H.264 wants. ffmpeg can do this too, but
 * would do it for every frame; a lesson has few that differ.
 */
export function toYuv(rgb: Buffer, width: number, height: number): Buffer {
  const pixels = width * height;
  const yuv = Buffer.alloc((pixels * 3) / 2);
  for (let i = 0; i < pixels; i += 1) {
    const at = i * 3;
    yuv[i] = 16.5 + 0.18259 * rgb[at]! + 0.61423 * rgb[at + 1]! + 0.06201 * rgb[at + 2]!;
  }
  const half = width / 2;
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const [r, g, b] = meanOfFour(rgb, y * 2 * width + x * 2, width);
      const at = pixels + y * half + x;
      yuv[at] = 128.5 - 0.10064 * r - 0.33857 * g + 0.43922 * b;
      yuv[at + pixels / 4] = 128.5 + 0.43922 * r - 0.39894 * g - 0.04027 * b;
    }
  }
  return yuv;
}

function meanOfFour(rgb: Buffer, pixel: number, width: number): [number, number, number] {
  const a = pixel * 3;
  const b = a + width * 3;
  const mean = (c: number) => (rgb[a + c]! + rgb[a + 3 + c]! + rgb[b + c]! + rgb[b + 3 + c]!) / 4;
  return [mean(0), mean(1), mean(2)];
}
