/** Whether a text is a GTIN, the number below a bar code: 8, 12, 13 or 14 digits, the last of which is GS1's checksum of the others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const [check, ...digits] = [...text].reverse().map(Number) as [number, ...number[]];
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (sum + check) % 10 === 0;
}
