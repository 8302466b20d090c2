/** What the page is about, for search engines, in the words of schema.org; `data` without its `@context`. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into the script; no < can end it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
