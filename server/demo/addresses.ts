/** Where a demo shopper lives. */
export interface DemoAddress {
  readonly street: string;
  readonly area: string;
  readonly city: string;
  readonly state: string;
  /** Indian PIN code. */
  readonly pin: string;
}

const address = (street: string, area: string, city: string, state: string, pin: string): DemoAddress => ({
  street,
  area,
  city,
  state,
  pin,
});

/** The demo shop delivers in and around Bengaluru. */
export const ADDRESSES: readonly DemoAddress[] = [
  address('12, 3rd Cross', 'Malleshwaram', 'Bengaluru', 'Karnataka', '560003'),
  address('Flat 204, Lakeview Residency', 'Ulsoor', 'Bengaluru', 'Karnataka', '560008'),
  address('48, 1st Main', 'Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
  address('7/2, Temple Street', 'Basavanagudi', 'Bengaluru', 'Karnataka', '560004'),
  address('B-503, Palm Grove', 'Whitefield', 'Bengaluru', 'Karnataka', '560066'),
  address('221, 17th Main', 'HSR Layout', 'Bengaluru', 'Karnataka', '560102'),
  address('19, Church Road', 'Frazer Town', 'Bengaluru', 'Karnataka', '560005'),
  address('Flat 3C, Sunrise Apartments', 'Koramangala', 'Bengaluru', 'Karnataka', '560034'),
  address('86, 4th Block', 'Jayanagar', 'Bengaluru', 'Karnataka', '560011'),
  address('5, Tank Bund Road', 'Yelahanka', 'Bengaluru', 'Karnataka', '560064'),
  address('C-12, Green Meadows', 'Electronic City', 'Bengaluru', 'Karnataka', '560100'),
  address('33, 9th Cross', 'Rajajinagar', 'Bengaluru', 'Karnataka', '560010'),
];
