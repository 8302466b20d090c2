/** The path and query of a request that names the server, too, as it does to a proxy: `GET http://shop/cart`. Others are left alone. */
export function toOriginForm(url: string): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return /^([?#]|$)/.test(path) ? `/${path}` : path;
}
