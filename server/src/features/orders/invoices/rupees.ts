const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in a table, whose heading names the currency, such as `1,23,687.00`. */
export const amountText = (paise: number): string => format.format(paise / 100);

/** An amount in a text, such as `₹1,23,687.00`. */
export const rupees = (paise: number): string => `₹${amountText(paise)}`;
