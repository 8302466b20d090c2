/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the browser save a CSV file, whose text may come in parts. Excel needs the byte order mark to read UTF-8. */
export const saveCsv = (name: string, ...parts: string[]): void =>
  saveFile(name, new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }));
