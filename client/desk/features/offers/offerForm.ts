import { offerInput } from '../../../../server/src/features/offers/desk/offer.input.ts';
import { toExactPaise } from '../../../../server/src/lib/input/amount.input.ts';
import type { DeskOfferInput, OfferFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { parseRupees } from '../../lib/forms/parseRupees.ts';
import { parseUnits } from '../../lib/forms/parseUnits.ts';
import { isoTime, parseTimeField, toTimeField } from '../../lib/shopTime.ts';

/** What an offer is for, or a line of a sample basket. */
export interface Choice {
  id: string;
  name: string;
}

/** An offer as it is typed. */
export interface OfferForm
  extends Pick<DeskOfferInput, 'name' | 'code' | 'kind' | 'scope' | 'firstOrderOnly' | 'active'> {
  percent: string;
  amount: string;
  buyQuantity: string;
  freeQuantity: string;
  scopeIds: Choice[];
  minBasket: string;
  startsAt: string;
  endsAt: string;
  maxUses: string;
  maxUsesPerShopper: string;
  announced: boolean;
}

export const kindLabels: Readonly<Record<OfferForm['kind'], string>> = {
  PERCENT: 'Percent off',
  AMOUNT: 'Amount off',
  BUY_GET: 'Buy some, get some free',
  CHEAPEST_FREE: 'The cheapest is free',
  FREE_DELIVERY: 'Free delivery',
};

export const scopeLabels: Readonly<Record<OfferForm['scope'], string>> = {
  ALL: 'All products',
  CATEGORIES: 'Categories',
  PRODUCTS: 'Products',
  VARIANTS: 'Sizes of products',
};

export const fieldLabels: Readonly<Record<keyof OfferForm, string>> = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  percent: 'Percent',
  amount: 'Amount in rupees',
  buyQuantity: 'Units to buy',
  freeQuantity: 'Units free',
  scope: 'For',
  scopeIds: 'What it is for',
  startsAt: 'Begins (shop’s time)',
  endsAt: 'Ends (shop’s time)',
  maxUses: 'Limit',
  maxUsesPerShopper: 'Limit for a shopper',
  minBasket: 'Minimum in rupees',
  firstOrderOnly: 'Only for a shopper’s first order',
  announced: 'Announced to shoppers',
  active: 'On: shoppers get it',
};

/** A field as it is read. */
export function showField(field: keyof OfferForm, form: OfferForm): string {
  if (field === 'kind') return kindLabels[form.kind];
  if (field === 'scope') return scopeLabels[form.scope];
  if (field === 'scopeIds') return form.scopeIds.map(({ name }) => name).join(', ');
  const value = form[field];
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}

/** Where shoppers see an offer that is announced. */
export function announcedText({ code, scope }: Pick<OfferForm, 'code' | 'scope'>): string {
  const places = [code.trim() && 'in the cart under “Have a code?”', scope !== 'ALL' && 'at its products'];
  const shown = places.filter(Boolean).join(', and ');
  return shown
    ? `Shown ${shown}`
    : 'Shown nowhere before it applies: it has no code, and is for all products';
}

export const emptyOffer: OfferForm = {
  name: '',
  code: '',
  kind: 'PERCENT',
  percent: '',
  amount: '',
  buyQuantity: '',
  freeQuantity: '',
  scope: 'ALL',
  scopeIds: [],
  firstOrderOnly: false,
  minBasket: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  maxUsesPerShopper: '',
  announced: false,
  active: false,
};

const textOf = (value: number | null): string => (value ? String(value) : '');

/** An offer as the form shows it. */
export const toForm = (offer: OfferFragment, utcOffset: string): OfferForm => ({
  name: offer.name,
  code: offer.code ?? '',
  kind: offer.kind,
  percent: textOf(offer.percent),
  amount: textOf(offer.amount),
  buyQuantity: textOf(offer.buyQuantity),
  freeQuantity: textOf(offer.freeQuantity),
  scope: offer.scope,
  scopeIds: offer.scopeIds.map((id, at) => ({ id, name: offer.scopeNames[at] ?? id })),
  firstOrderOnly: offer.firstOrderOnly,
  minBasket: textOf(offer.minBasket),
  startsAt: toTimeField(offer.startsAt, utcOffset),
  endsAt: toTimeField(offer.endsAt, utcOffset),
  maxUses: textOf(offer.maxUses),
  maxUsesPerShopper: textOf(offer.maxUsesPerShopper),
  announced: offer.announced,
  active: offer.active,
});

/** What has been typed as numbers: amounts in rupees, times in milliseconds. Fields that the kind does not use are 0. */
function parseForm(form: OfferForm, utcOffset: string) {
  const { kind, scope } = form;
  const units = (text: string) => parseUnits(text) ?? 0;
  return {
    ...form,
    percent: kind === 'PERCENT' ? units(form.percent) : 0,
    amount: kind === 'AMOUNT' ? (parseRupees(form.amount) ?? 0) : 0,
    buyQuantity: kind === 'BUY_GET' || kind === 'CHEAPEST_FREE' ? units(form.buyQuantity) : 0,
    freeQuantity: kind === 'BUY_GET' ? units(form.freeQuantity) : 0,
    scopeIds: scope === 'ALL' ? [] : form.scopeIds.map(({ id }) => id),
    minBasket: parseRupees(form.minBasket) ?? 0,
    startsAt: parseTimeField(form.startsAt, utcOffset),
    endsAt: parseTimeField(form.endsAt, utcOffset),
    maxUses: parseUnits(form.maxUses),
    maxUsesPerShopper: parseUnits(form.maxUsesPerShopper),
  };
}

/** The input of the server, whose times are texts. */
export function toInput(form: OfferForm, utcOffset: string): DeskOfferInput {
  const { startsAt, endsAt, ...input } = parseForm(form, utcOffset);
  const iso = (time: number | null) => (time === null ? null : isoTime(time, utcOffset));
  return { ...input, startsAt: iso(startsAt), endsAt: iso(endsAt) };
}

/** What the server's schema checks, in paise. */
function toChecked(form: OfferForm, utcOffset: string) {
  const input = parseForm(form, utcOffset);
  return { ...input, amount: toExactPaise(input.amount), minBasket: toExactPaise(input.minBasket) };
}

/** Whether the server would accept what has been typed. */
export const isValid = (form: OfferForm, utcOffset: string): boolean =>
  offerInput.safeParse(toChecked(form, utcOffset)).success;

export const createResolver = (utcOffset: string) =>
  inputResolver(offerInput, (form: OfferForm) => toChecked(form, utcOffset));
