import type { z } from 'zod';
import type { product } from '../src/features/catalog/products/productShape.ts';
import type { orderShape } from '../src/features/orders/orderShape.ts';
import type { user } from '../src/features/users/userShape.ts';

// The fields of REST bodies that tests read; the testkit checks every response against the OpenAPI document.

export interface RestProblem {
  status: false;
  error: true;
  msg: string;
}

export type RestUser = z.infer<typeof user>;

export interface RestSession {
  token: string;
  user: RestUser;
}

export type RestProduct = z.infer<typeof product>;

export interface RestProductPage {
  products: RestProduct[];
  totalPages: number;
  page: number;
}

export interface RestCategory {
  _id: string;
  id: string;
  name: string;
  images: string[];
  children: RestCategory[];
}

export interface RestBanner {
  _id: string;
  id: string;
  images: string[];
  subCatId: string | null;
}

export interface RestReview {
  id: string;
  _id: string;
  dateCreated: string;
}

export type RestOrder = z.infer<typeof orderShape>;

export interface RestCartLine {
  id: string;
  _id: string;
  productId: string;
  productTitle: string;
  image: string;
  option: string | null;
  quantity: number;
  price: number;
  subTotal: number;
}

export interface RestCheckout {
  checkoutId: string;
  providerOrderId: string;
  amount: number;
  amountInPaise: number;
}
