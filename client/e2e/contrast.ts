/** The relative luminance of a colour such as `rgb(17, 105, 50)` (WCAG). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as a browser computes them, from 1 to 21 (WCAG). */
export function contrastOf(color: string, otherColor: string): number {
  const [one, other] = [luminance(color), luminance(otherColor)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
