interface Page {
  nodes: readonly object[];
}

/** The data of a list with the next page behind those that are shown. @param field of `desk` */
export function appendPage<
  Field extends string,
  Data extends { desk: (Record<Field, Page> & object) | null | undefined },
>(previous: Data, next: Data, field: Field): Data {
  if (!previous.desk || !next.desk) return previous;
  const nodes = [...previous.desk[field].nodes, ...next.desk[field].nodes];
  return { ...next, desk: { ...next.desk, [field]: { ...next.desk[field], nodes } } };
}

/** The same for a list of a customer. @param field of `desk.customer` */
export function appendCustomerPage<
  Field extends string,
  Data extends { desk: { customer: (Record<Field, Page> & object) | null | undefined } | null | undefined },
>(previous: Data, next: Data, field: Field): Data {
  if (!previous.desk?.customer || !next.desk?.customer) return previous;
  const shown = previous.desk.customer[field].nodes;
  const { customer } = next.desk;
  const nodes = [...shown, ...customer[field].nodes];
  return {
    ...next,
    desk: { ...next.desk, customer: { ...customer, [field]: { ...customer[field], nodes } } },
  };
}
