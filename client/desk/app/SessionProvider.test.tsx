import { useQuery } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parse } from 'graphql';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../src/lib/session/session.ts';
import { useResultMutation } from '../../src/lib/useResultMutation.ts';
import { deferred, SHOPPER, signIn } from '../../test/testShop.tsx';
import { AccessGate } from './AccessGate.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { system } from './theme.ts';

const NOTE = parse('query TestNote { desk { note } }');
const SAVE = parse('mutation TestSave($text: String!) { save(text: $text) { __typename message } }');

/** The ids of the accounts by the tokens that the server accepts. */
let accounts: Record<string, string>;
/** What the server says to accounts that have a session. */
let staffAccess: 'open' | 'codeNeeded' | null;
/** When the server answers. */
let answerTime: Promise<void>;
let notesRead: number;
/** What was saved, by whom. */
let saved: string[];

const staff = (id: string) => ({ __typename: 'User', id, email: `${id}@shop.example` });
const forbidden = { message: 'Forbidden', extensions: { code: 'FORBIDDEN' } };
const notSignedIn = { __typename: 'NotSignedIn', message: 'Please sign in' };
const deskMe = (id: string) => ({ __typename: 'DeskMe', id, name: id, role: 'owner', permissions: [] });

/** What the server answers to an operation. @param id of the account */
const answers: Record<string, (id: string | undefined, variables: { text: string }) => object> = {
  DeskAccess: (id) => ({ me: id ? { ...staff(id), staffAccess } : null }),
  DeskStaff: (id) => ({
    desk: id ? { __typename: 'Desk', me: deskMe(id), mailDelivery: 'sent' } : null,
    shopInfo: { __typename: 'ShopInfo', utcOffset: '+05:30' },
  }),
  TestNote: (id) => ({ desk: id ? { __typename: 'Desk', note: `Note for ${id}` } : null }),
  TestSave(id, { text }) {
    if (!id) return { save: notSignedIn };
    if (staffAccess !== 'open') return { save: { __typename: 'NotAllowed', message: 'Not allowed' } };
    saved.push(`${id}: ${text}`);
    return { save: { __typename: 'Saved', message: 'Saved' } };
  },
  VerifySecondFactor() {
    staffAccess = 'open';
    return { verifySecondFactor: { __typename: 'DeskSecondFactorVerified', message: 'Open' } };
  },
  DeskSignIn() {
    accounts = { fresh: SHOPPER.id };
    return {
      signIn: {
        __typename: 'SignedIn',
        token: 'fresh',
        user: { ...staff(SHOPPER.id), name: 'Asha', isAdmin: true },
      },
    };
  },
};

function Page() {
  const { data, error, refetch } = useQuery<{ desk: { note: string } | null }>(NOTE);
  const { mutate } = useResultMutation<{ save: { __typename: string; message: string } }, { text: string }>(
    SAVE as never,
  );
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  return (
    <>
      <p>{data?.desk ? data.desk.note : data || error ? 'No access' : 'Reading'}</p>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button
        type="button"
        onClick={() => void mutate({ variables: { text } }).then(({ message }) => setAnswer(message))}
      >
        Save
      </button>
      <button type="button" onClick={() => void refetch()}>
        Read again
      </button>
      <p role="status">{answer}</p>
    </>
  );
}

const openDesk = async () => {
  const element = (
    <AccessGate>
      <Page />
    </AccessGate>
  );
  render(
    <SessionProvider>
      <ChakraProvider value={system}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </ChakraProvider>
    </SessionProvider>,
  );
  await screen.findByText(`Note for ${SHOPPER.id}`);
  await userEvent.type(note(), 'Ring twice');
};
const note = () => screen.getByLabelText('Note');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

async function signInAgain() {
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue(`${SHOPPER.id}@shop.example`);
  expect(note()).toHaveValue('Ring twice');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
  await press('Sign in');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

beforeEach(() => {
  accounts = { token: SHOPPER.id };
  staffAccess = 'open';
  saved = [];
  answerTime = Promise.resolve();
  notesRead = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length);
    if (operationName === 'TestNote') notesRead++;
    const data = answers[operationName]?.(accounts[token ?? ''], variables);
    await answerTime;
    if (data && 'desk' in data && data.desk && staffAccess !== 'open')
      return Response.json({ data: { desk: null }, errors: [forbidden] });
    return Response.json({ data });
  });
  signIn();
});

describe('a session that ends in the middle of an edit', () => {
  it('lets the save go on after the sign-in', async () => {
    await openDesk();
    accounts = {};
    await press('Save');
    await signInAgain();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toEqual(['u1: Ring twice']);
  });

  it('keeps the page when it is read again', async () => {
    await openDesk();
    accounts = {};
    await press('Read again');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(screen.getByText('Note for u1')).toBeInTheDocument();
    await signInAgain();
    expect(note()).toHaveValue('Ring twice');
    expect(saved).toEqual([]);
  });

  it('asks at once when another tab has noticed it', async () => {
    await openDesk();
    endSession();
    await signInAgain();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('asks anew for what was refused before the sign-in, when the answer comes after it', async () => {
    await openDesk();
    const late = deferred<void>();
    accounts = {};
    answerTime = late.promise;
    await press('Read again');
    answerTime = Promise.resolve();
    endSession();
    await signInAgain();
    late.settle();
    await waitFor(() => expect(notesRead).toBe(3));
    expect(screen.getByText('Note for u1')).toBeInTheDocument();
  });

  it('leaves nothing to another person, and sends nothing later', async () => {
    await openDesk();
    accounts = { other: 'u2', token: SHOPPER.id };
    const { token: _, ...ended } = accounts;
    accounts = ended;
    await press('Save');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    startSession('other', { userId: 'u2', name: 'Ravi', email: '', image: '', isAdmin: true });
    await screen.findByText('Note for u2');
    expect(note()).toHaveValue('');
    accounts = { token: SHOPPER.id };
    signIn();
    await screen.findByText('Note for u1');
    expect(note()).toHaveValue('');
    expect(saved).toEqual([]);
  });

  it('names the account, and lets another one sign in only by discarding what was entered', async () => {
    await openDesk();
    endSession();
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(dialog).toHaveTextContent('The session of u1@shop.example has ended.');
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('readonly');
    await press('Discard it, and sign in with another account');
    await screen.findByRole('alertdialog', { name: 'Discard what you have entered?' });
    await press('Discard');
    await screen.findByRole('heading', { name: 'Kirana desk' });
    expect(screen.queryByLabelText('Note')).toBeNull();
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('');
    expect(screen.getByLabelText(/^E-mail/)).not.toHaveAttribute('readonly');
  });

  it('leaves nothing after a sign-out', async () => {
    await openDesk();
    endSession({ isSignOut: true });
    await screen.findByRole('heading', { name: 'Kirana desk' });
    expect(screen.queryByLabelText('Note')).toBeNull();
  });
});

describe('a second factor that is needed in the middle of an edit', () => {
  const giveCode = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Second factor' });
    expect(note()).toHaveValue('Ring twice');
    await userEvent.type(screen.getByLabelText(/^Code/), '123456');
    await press('Open the desk');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };

  it('lets the save go on after the code', async () => {
    await openDesk();
    staffAccess = 'codeNeeded';
    await press('Save');
    await giveCode();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toEqual(['u1: Ring twice']);
  });

  it('keeps the page when it is read again', async () => {
    await openDesk();
    staffAccess = 'codeNeeded';
    await press('Read again');
    await giveCode();
    await waitFor(() => expect(notesRead).toBe(3));
    expect(screen.getByText('Note for u1')).toBeInTheDocument();
  });
});

it('what a role may not do is refused at once', async () => {
  await openDesk();
  const { TestSave } = answers;
  answers.TestSave = () => ({ save: { __typename: 'NotAllowed', message: 'Only owners may' } });
  await press('Save');
  expect(await screen.findByText('Only owners may')).toBeVisible();
  answers.TestSave = TestSave!;
});
