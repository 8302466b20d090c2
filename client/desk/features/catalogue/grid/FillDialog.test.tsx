import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { FillDialog } from './FillDialog.tsx';

const onFill = vi.fn();
const countOldPricesBelow = vi.fn(() => 0);
beforeEach(() => {
  onFill.mockReset();
  countOldPricesBelow.mockReset().mockReturnValue(0);
});

function openDialog() {
  const others = { isOpen: true, productCount: 40, choices: [], onClose: () => {} };
  renderDesk(fakeShop({}).client, <FillDialog {...others} {...{ onFill, countOldPricesBelow }} />, []);
  return userEvent.setup();
}
const fillIn = () => screen.getByRole('button', { name: 'Fill in' });
const percent = () => screen.findByLabelText('Percent, may be negative');

describe('the dialog that changes many products', () => {
  it.each(['-100', '-100.5', '-250'])('refuses a change by %s percent', async (text) => {
    const user = openDialog();
    await user.type(await percent(), text);
    await user.click(fillIn());
    expect(await screen.findByText('Please lower by less than 100 percent')).toBeInTheDocument();
    expect(await percent()).toHaveAttribute('aria-invalid', 'true');
    expect(onFill).not.toHaveBeenCalled();
    await user.clear(await percent());
    await user.type(await percent(), '-99');
    await user.click(fillIn());
    expect(onFill).toHaveBeenCalledWith(expect.objectContaining({ operation: 'percent', value: '-99' }));
  });

  it('asks what becomes of old prices below the new ones, of how many products', async () => {
    countOldPricesBelow.mockReturnValue(3);
    const user = openDialog();
    await user.type(await percent(), '20');
    const choice = screen.getByLabelText('Old price of 3 products');
    expect(choice).toHaveValue('raise');
    await user.selectOptions(choice, 'Show no discount');
    await user.click(fillIn());
    expect(onFill).toHaveBeenCalledWith({
      field: 'price',
      operation: 'percent',
      value: '20',
      step: 1,
      oldPrices: 'none',
    });
  });

  it('says that there is no discount when a price is set above old prices, and does not ask', async () => {
    countOldPricesBelow.mockReturnValue(1);
    const user = openDialog();
    await user.click(await screen.findByText('Set to'));
    await user.type(await screen.findByLabelText('Value'), '500');
    expect(screen.getByText(/^1 product will show no discount/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Old price of/)).toBeNull();
  });

  it('does not ask when there are none', async () => {
    openDialog();
    await percent();
    expect(screen.queryByLabelText(/^Old price of/)).toBeNull();
  });
});
