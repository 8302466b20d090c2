import { continueLetters } from '../src/features/newsletter/desk/sendLetter.service.ts';
import { Mail } from '../src/features/notifications/notifications.entity.ts';
import { enqueueMail, sendDueMails } from '../src/features/notifications/notifications.service.ts';
import { seedEmptySubscribers } from '../src/seed/seedSubscribers.ts';
import { expectTypename } from './expectTypename.ts';
import {
  InviteStaffMember,
  Letter,
  MailDelivery,
  RequestEmailVerification,
  RequestPasswordReset,
  SaveLetter,
  SendLetter,
  SendTestLetter,
} from './generated/documents.ts';
import { startShop, type TestShop } from './testkit.ts';

// The page of the mails of a demo without a mail server.

const demo = { mode: 'demo', mail: { smtp: null, sandbox: true } } as const;

interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
}

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop(demo);
});
afterAll(() => kit.close());

const LINK = 'https://kirana.example/reset-password?token=abc';

async function send(recipient: string, subject = 'Set a new password'): Promise<void> {
  await kit.shop.db.write((tx) =>
    enqueueMail(tx, { dedupeKey: null, recipient, subject, text: `Namaste,\n\n${LINK}\n` }),
  );
  await sendDueMails(kit.shop);
}

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${kit.url}/sandbox/mails${path}`, { headers });

async function list(): Promise<ListedMail[]> {
  const response = await request('/list');
  expect(response.status).toBe(200);
  return ((await response.json()) as { mails: ListedMail[] }).mails;
}

describe('the mails of a demo', () => {
  it('are listed, the newest first, with their texts, which the database does not keep', async () => {
    await send('first@example.com');
    await send('second@example.com', 'You are invited');
    const [newest, oldest] = await list();
    expect(newest).toEqual({
      id: expect.any(String),
      recipient: 'second@example.com',
      subject: 'You are invited',
      sentAt: expect.any(Number),
    });
    expect(oldest).toMatchObject({ recipient: 'first@example.com' });
    expect(await (await request(`/texts/${newest?.id}`)).json()).toEqual({
      text: expect.stringContaining(LINK),
    });
    expect(await kit.shop.db.read.findOneBy(Mail, { recipient: 'second@example.com' })).toMatchObject({
      text: '',
      nextTryAt: null,
      sentAt: expect.any(Number),
    });
    expect((await request('/texts/unknown')).status).toBe(404);
  });

  it('are the last 200', async () => {
    for (let turn = 0; turn < 201; turn++)
      await kit.shop.mailer.deliver({
        id: `mail-${turn}`,
        dedupeKey: null,
        recipient: `reader${turn}@example.com`,
        subject: 'News',
        text: '',
        unsubscribeUrl: null,
      });
    const mails = await list();
    expect(mails).toHaveLength(200);
    expect(mails[0]?.id).toBe('mail-200');
    expect(mails.at(-1)?.id).toBe('mail-1');
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    // Another port of this host, which CORS allows in a demo.
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' },
    { origin: 'http://localhost:5173' },
    { origin: 'null' },
  ] as Record<string, string>[])('are not read by a page of another origin: %j', async (headers) => {
    await send('asha@example.com');
    const [mail] = await list();
    for (const path of ['/list', `/texts/${mail?.id}`]) {
      const response = await request(path, headers);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(/asha|token/);
    }
  });

  it('are read by their page', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: kit.url }, {}] as Record<
      string,
      string
    >[])
      expect((await request('/list', headers)).status).toBe(200);
    const response = await request('/list');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('have a page without data, which nobody can frame', async () => {
    await send('asha@example.com');
    const response = await request('');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).not.toMatch(/asha@example\.com|<style|<script>| style=| on\w+=/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
    expect(files).toHaveLength(2);
    for (const file of files) expect((await fetch(new URL(file, kit.url))).status).toBe(200);
  });
});

it('sends invitations and letters of the desk to its page, and says so', async () => {
  const owner = await kit.newStaff('owner');
  const { mailDelivery } = (await kit.gql(MailDelivery, {}, owner.token)).desk ?? {};
  expect(mailDelivery).toBe('SANDBOX');

  const input = { email: 'packer@example.com', role: 'packer' } as const;
  const { inviteStaffMember } = await kit.gql(InviteStaffMember, { input }, owner.token);
  expect(inviteStaffMember).toEqual({
    __typename: 'DeskStaffInvited',
    message: 'An invitation to packer@example.com is among the mails of this demo',
  });

  const readers = await seedEmptySubscribers({ db: kit.shop.db, env: { mode: 'demo', seed: true } });
  const saved = await kit.gql(
    SaveLetter,
    { version: 0, input: { subject: 'Mangoes', body: 'They are here.' } },
    owner.token,
  );
  const { id, version } = expectTypename(saved.saveLetter, 'DeskLetterSaved').letter;
  const { sendTestLetter } = await kit.gql(SendTestLetter, { id }, owner.token);
  expect(sendTestLetter.__typename).toBe('DeskTestLetterSent');
  const { sendLetter } = await kit.gql(SendLetter, { id, version }, owner.token);
  const { recipientCount } = expectTypename(sendLetter, 'DeskLetterStarted').letter;
  expect(recipientCount).toBeGreaterThan(50);
  expect(recipientCount).toBeLessThan(readers);
  for (let turn = 0; turn < 3; turn++) {
    await continueLetters(kit.shop);
    await sendDueMails(kit.shop);
  }

  const mails = await list();
  expect(mails.filter(({ subject }) => subject === 'Mangoes')).toHaveLength(recipientCount);
  expect(mails.find(({ recipient }) => recipient === owner.email)?.subject).toBe('[Test] Mangoes');
  const invitation = mails.find(({ recipient }) => recipient === 'packer@example.com');
  expect(await (await request(`/texts/${invitation?.id}`)).json()).toEqual({
    text: expect.stringContaining(`${kit.shop.env.shopUrl}/desk/invitation?token=`),
  });
  const letter = (await kit.gql(Letter, { id }, owner.token)).desk?.letter;
  expect(letter).toMatchObject({ state: 'sent', sentCount: recipientCount });
});

it('tells shoppers who wait for a mail where it is', async () => {
  const { token, email } = await kit.newShopper();
  const { requestPasswordReset } = await kit.gql(RequestPasswordReset, { email }, null);
  const { requestEmailVerification } = await kit.gql(RequestEmailVerification, {}, token);
  for (const result of [requestPasswordReset, requestEmailVerification])
    expect(result).toHaveProperty('message', expect.stringMatching(/read it at \/sandbox\/mails\.$/));
});

describe('a shop that is no demo, or that has a mail server', () => {
  const smtp = { url: 'smtp://127.0.0.1:9', from: 'shop@kirana.example' };
  it.each([
    ['live without a mail server', { mode: 'live', mail: { smtp: null, sandbox: false } }],
    ['live with a mail server', { mode: 'live', mail: { smtp, sandbox: false } }],
    ['a demo with a mail server', { mode: 'demo', mail: { smtp, sandbox: false } }],
  ] as const)('shows no mails: %s', async (_, settings) => {
    const shop = await startShop(settings);
    expect(shop.shop.sandboxMailbox).toBeNull();
    for (const path of ['', '/', '/list', '/texts/1', '/mails.client.js', '/page.client.css']) {
      const response = await fetch(`${shop.url}/sandbox/mails${path}`);
      expect({ path, isFound: response.ok }).toEqual({ path, isFound: false });
      expect(await response.text()).not.toContain('Mails of the demo');
    }
    await shop.close();
  });
});
