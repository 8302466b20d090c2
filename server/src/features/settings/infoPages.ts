import { type InfoPageTexts, originalInfoPages } from './infoPageTexts.ts';
import type { ShopSettings } from './shopSettings.ts';

export type InfoPageSlug = keyof typeof originalInfoPages;

/** In the order in which the desk lists them. */
export const infoPageSlugs = Object.keys(originalInfoPages) as InfoPageSlug[];

export const isInfoPageSlug = (slug: string): slug is InfoPageSlug => Object.hasOwn(originalInfoPages, slug);

/** An information page as shoppers see it. */
export interface InfoPage {
  slug: string;
  title: string;
  intro: string;
  sections: InfoSection[];
}

interface InfoSection {
  /** Null: paragraphs before the first heading. */
  heading: string | null;
  paragraphs: string[];
}

const HEADING = '## ';

/** Splits the texts of a page into sections, with the shop's settings filled in. */
export function toInfoPage(slug: string, texts: InfoPageTexts, shop: ShopSettings): InfoPage {
  const { title, intro, body } = fillIn(texts, shop);
  const sections: InfoSection[] = [];
  for (const block of body.split(/\n\s*\n/)) {
    const text = block.trim().replace(/\s*\n\s*/g, ' ');
    if (text.startsWith(HEADING))
      sections.push({ heading: text.slice(HEADING.length).trim(), paragraphs: [] });
    else if (text) {
      const section = sections.at(-1);
      if (section) section.paragraphs.push(text);
      else sections.push({ heading: null, paragraphs: [text] });
    }
  }
  return { slug, title, intro, sections };
}

function fillIn({ title, intro, body }: InfoPageTexts, shop: ShopSettings): InfoPageTexts {
  const values: Record<string, string> = { shop: shop.name, phone: shop.phone, hours: shop.supportHours };
  const fill = (text: string) => text.replace(/\{(shop|phone|hours)\}/g, (_, name) => values[name] ?? '');
  return { title: fill(title), intro: fill(intro), body: fill(body).replaceAll('\r\n', '\n') };
}
