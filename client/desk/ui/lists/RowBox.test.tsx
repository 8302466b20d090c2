import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { RowBox } from './RowBox.tsx';
import { changeSelection, useSelectRow } from './useSelectRow.ts';

function List({ names }: { names: string[] }) {
  const [selection, setSelection] = useState<string[]>([]);
  const rows = names.map((id) => ({ id }));
  const select = useSelectRow(rows, (ids, isSelected) =>
    setSelection((current) => changeSelection(current, ids, isSelected)),
  );
  return rows.map(({ id }) => (
    <RowBox key={id} id={id} label={id} isSelected={selection.includes(id)} onSelect={select} />
  ));
}

const box = (name: string) => screen.getByRole('checkbox', { name });
/** What is clicked of a box: its input is too small to be hit. */
const label = (name: string) => box(name).closest('label') as HTMLElement;
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((input) => input.getAttribute('aria-label'));

describe('the boxes of rows', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
    renderDesk(fakeShop({}).client, <List names={['Atta', 'Besan', 'Chana', 'Dal', 'Eggs']} />, []);
  });
  const clickWithShift = async (name: string) => {
    await user.keyboard('{Shift>}');
    await user.click(label(name));
    await user.keyboard('{/Shift}');
  };

  it('are ticked from the last one on by a click with Shift, downwards and upwards', async () => {
    await user.click(label('Besan'));
    await clickWithShift('Dal');
    expect(selected()).toEqual(['Besan', 'Chana', 'Dal']);
    await clickWithShift('Atta');
    expect(selected()).toEqual(['Atta', 'Besan', 'Chana', 'Dal']);
  });

  it('are unticked when the clicked one is ticked', async () => {
    await user.click(label('Atta'));
    await clickWithShift('Eggs');
    await user.click(label('Besan'));
    await clickWithShift('Dal');
    expect(selected()).toEqual(['Atta', 'Eggs']);
  });

  it('are ticked one by one without Shift, and with Shift when there is no last one', async () => {
    await clickWithShift('Besan');
    await user.click(label('Dal'));
    expect(selected()).toEqual(['Besan', 'Dal']);
  });

  it('are ticked from the last one on by Shift and Space', async () => {
    await user.click(label('Atta'));
    box('Chana').focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toEqual(['Atta', 'Besan', 'Chana']);
  });

  it('let no text be marked', () => {
    expect(fireEvent.mouseDown(label('Chana'), { shiftKey: true })).toBe(false);
    expect(fireEvent.mouseDown(label('Chana'))).toBe(true);
  });
});
