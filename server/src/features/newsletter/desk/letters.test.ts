import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  ExportSubscribers,
  LetterPreview,
  Letter as LetterQuery,
  SaveLetter,
  SendLetter,
  SendTestLetter,
  StopLetter,
  SubscriberCount,
  Subscribers,
  UnsubscribeFromNewsletter,
} from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { newId } from '../../../lib/ids.ts';
import { MailRejectedError } from '../../notifications/mailer.ts';
import { Mail } from '../../notifications/notifications.entity.ts';
import { enqueueMail, sendDueMails } from '../../notifications/notifications.service.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { NewsletterSubscription } from '../newsletter.entity.ts';
import { Letter } from './letters.entity.ts';
import { continueLetters } from './sendLetter.service.ts';

let kit: TestShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startShop();
  owner = await kit.newStaff('owner');
});
beforeEach(() =>
  kit.shop.db.write(async (tx) => {
    for (const table of [NewsletterSubscription, Letter, Mail]) await tx.deleteAll(table);
  }),
);
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** Subscribes `reader0@…` and so on. */
async function addSubscribers(count: number, change: Partial<NewsletterSubscription> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, turn) => ({
    id: newId(),
    email: `reader${turn}@example.com`,
    token: `token-of-reader-${turn}`,
    subscribedAt: Date.now(),
    unsubscribedAt: null,
    ...change,
  }));
  await kit.shop.db.write((tx) => insertRows(tx, NewsletterSubscription, rows));
}

const input = { subject: 'Mangoes are here', body: 'Dear reader,\n\nsee https://kirana.example/mangoes' };
async function saveDraft() {
  const { saveLetter } = await kit.gql(SaveLetter, { version: 0, input }, owner.token);
  return expectTypename(saveLetter, 'DeskLetterSaved').letter;
}
const send = async ({ id, version }: { id: string; version: number }) =>
  (await kit.gql(SendLetter, { id, version }, owner.token)).sendLetter;
const stop = async (id: string) => (await kit.gql(StopLetter, { id }, owner.token)).stopLetter;
const find = async (id: string) => (await kit.gql(LetterQuery, { id }, owner.token)).desk?.letter;
/** Puts mails into the outbox and sends them until nothing is left. */
async function finish(id: string): Promise<void> {
  for (let turn = 0; turn < 100 && (await find(id))?.state === 'sending'; turn++) {
    await continueLetters(kit.shop);
    await sendDueMails(kit.shop);
  }
}
/** Records to whom mails go instead of sending them. */
function catchMails(): string[] {
  const recipients: string[] = [];
  jest.spyOn(kit.shop.mailer, 'deliver').mockImplementation(async ({ recipient }) => {
    recipients.push(recipient);
    return true;
  });
  return recipients;
}

describe('a letter', () => {
  it('reaches each subscriber once, with a link and headers to unsubscribe', async () => {
    await addSubscribers(3);
    await addSubscribers(1, { email: 'gone@example.com', token: 'gone', unsubscribedAt: 1 });
    const draft = await saveDraft();
    expectTypename(await send(draft), 'DeskLetterStarted');
    await finish(draft.id);
    expect(await find(draft.id)).toMatchObject({
      state: 'sent',
      recipientCount: 3,
      sentCount: 3,
      finishedAt: expect.any(String),
    });
    expect(await kit.mailsTo('gone@example.com')).toEqual([]);
    for (const turn of [0, 1, 2]) {
      const [mail, ...others] = await kit.mailsTo(`reader${turn}@example.com`);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ subject: input.subject, text: expect.stringContaining(input.body) });
      const url = `${kit.shop.env.shopUrl}/newsletter/unsubscribe?token=token-of-reader-${turn}`;
      expect(mail?.text).toContain(url);
      expect(mail?.headers.get('list-unsubscribe')).toBe(`<${url}>`);
      expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    }
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `letter:${draft.id}` });
    expect(events.map(({ action }) => action)).toEqual(['letterSaved', 'letterSent']);
  });

  it('looks like its preview and its test mail, which goes to the caller alone', async () => {
    await addSubscribers(2);
    const draft = await saveDraft();
    const { desk } = await kit.gql(LetterPreview, { body: input.body }, owner.token);
    const { sendTestLetter } = await kit.gql(SendTestLetter, { id: draft.id }, owner.token);
    expect(sendTestLetter.__typename).toBe('DeskTestLetterSent');
    const [mail] = await kit.mailsTo(owner.email);
    expect(mail?.subject).toBe(`[Test] ${input.subject}`);
    expect(mail?.text.trim()).toBe(desk?.letterPreview.trim());
    expect(await kit.shop.db.read.countBy(Mail, {})).toBe(1);
    expect(await find(draft.id)).toMatchObject({ state: 'draft' });
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `letter:${draft.id}` });
    expect(events.map(({ action, actorId }) => `${action} ${actorId}`).sort()).toEqual([
      `letterSaved ${owner.id}`,
      `testLetterSent ${owner.id}`,
    ]);
  });

  it('is not found by an empty id', async () => {
    for (const attempt of [1, 2]) {
      const { saveLetter } = await kit.gql(SaveLetter, { id: '', version: 0, input }, owner.token);
      expect([attempt, saveLetter.__typename]).toEqual([attempt, 'NotFound']);
    }
    expect(await kit.shop.db.read.countBy(Letter, {})).toBe(0);
  });

  it('is sent once by a double click, two owners and two processes', async () => {
    const recipients = catchMails();
    await addSubscribers(450);
    const draft = await saveDraft();
    const results = await Promise.all([1, 2, 3].map(() => send(draft)));
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(3).fill('DeskLetterStarted'));
    await Promise.all([1, 2, 3].map(() => continueLetters(kit.shop)));
    await Promise.all([finish(draft.id), finish(draft.id)]);
    expect((await send(draft)).__typename).toBe('DeskLetterStarted');
    await continueLetters(kit.shop);
    await sendDueMails(kit.shop);
    expect(recipients).toHaveLength(450);
    expect(new Set(recipients).size).toBe(450);
  });

  it('goes on after a crash, and sends nothing twice', async () => {
    const recipients = catchMails();
    await addSubscribers(450);
    const draft = await saveDraft();
    await send(draft);
    const { write } = kit.shop.db;
    let writes = 0;
    jest.spyOn(kit.shop.db, 'write').mockImplementation((work) =>
      write(async (tx) => {
        const result = await work(tx);
        // The second batch is rolled back.
        if (++writes === 2) throw new Error('killed');
        return result;
      }),
    );
    await expect(continueLetters(kit.shop)).rejects.toThrow('killed');
    expect(await kit.shop.db.read.countBy(Mail, { bulk: true })).toBe(200);
    await finish(draft.id);
    expect(new Set(recipients).size).toBe(450);
    expect(recipients).toHaveLength(450);
    expect(await find(draft.id)).toMatchObject({ state: 'sent', sentCount: 450 });
  });

  it('to 5,000 subscribers does not delay an order’s confirmation', async () => {
    const recipients = catchMails();
    await addSubscribers(5000);
    await send(await saveDraft());
    await continueLetters(kit.shop);
    const rounds = () => recipients.length;
    await sendDueMails(kit.shop, () => rounds() < 50);
    expect(rounds()).toBe(50);
    const confirmation = {
      dedupeKey: 'confirmation-1',
      recipient: 'shopper@example.com',
      subject: 'Your order',
      text: 'Thank you',
    };
    await kit.shop.db.write((tx) => enqueueMail(tx, confirmation));
    await sendDueMails(kit.shop, () => !recipients.includes('shopper@example.com'));
    // It is in the very next round.
    expect(recipients.indexOf('shopper@example.com')).toBe(50);
    expect(await kit.shop.db.read.countBy(Mail, { bulk: true })).toBeLessThanOrEqual(600);
  });

  it('goes on while some mails are rejected', async () => {
    const recipients: string[] = [];
    jest.spyOn(kit.shop.mailer, 'deliver').mockImplementation(async ({ recipient }) => {
      if (recipient.endsWith('7@example.com')) throw new MailRejectedError('no such mailbox');
      recipients.push(recipient);
      return true;
    });
    await addSubscribers(100);
    const draft = await saveDraft();
    await send(draft);
    await finish(draft.id);
    expect(recipients).toHaveLength(90);
    expect(await find(draft.id)).toMatchObject({ state: 'sent' });
  });

  it('is stopped for good, with what waits in the outbox', async () => {
    const recipients = catchMails();
    await addSubscribers(1000);
    const draft = await saveDraft();
    await send(draft);
    await continueLetters(kit.shop);
    await sendDueMails(kit.shop, () => recipients.length < 30);
    expectTypename(await stop(draft.id), 'DeskLetterStopped');
    expectTypename(await stop(draft.id), 'DeskLetterStopped');
    await continueLetters(kit.shop);
    await sendDueMails(kit.shop);
    expect(recipients).toHaveLength(30);
    expect(await find(draft.id)).toMatchObject({ state: 'stopped', recipientCount: 1000, sentCount: 30 });
    expect((await send(draft)).__typename).toBe('DeskLetterConflict');
  });

  it('does not reach who unsubscribes while it is being sent', async () => {
    const recipients = catchMails();
    await addSubscribers(3);
    const draft = await saveDraft();
    await send(draft);
    await continueLetters(kit.shop);
    await kit.gql(UnsubscribeFromNewsletter, { token: 'token-of-reader-1' });
    await finish(draft.id);
    expect(recipients.sort()).toEqual(['reader0@example.com', 'reader2@example.com']);
  });

  it('is not sent or saved from an older version', async () => {
    const draft = await saveDraft();
    const save = async (version: number, subject: string) =>
      (await kit.gql(SaveLetter, { id: draft.id, version, input: { ...input, subject } }, owner.token))
        .saveLetter;
    expectTypename(await save(draft.version, 'Second'), 'DeskLetterSaved');
    const conflict = expectTypename(await save(draft.version, 'Third'), 'DeskLetterConflict');
    expect(conflict.letter).toMatchObject({ subject: 'Second', version: draft.version + 1 });
    const manager = await kit.newStaff('manager');
    const variables = { id: draft.id, version: draft.version, input };
    expect((await kit.gql(SaveLetter, variables, manager.token)).saveLetter).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^This letter was changed meanwhile by ${owner.name} \\(.+ [ap]m\\)\\. Nothing was saved`),
      ),
    });
    expect((await send(draft)).__typename).toBe('DeskLetterConflict');
    await send(conflict.letter);
    expect((await save(draft.version + 1, 'Fourth')).__typename).toBe('DeskLetterConflict');
  });

  it.each([{ subject: '' }, { subject: 'two\nlines' }, { body: ' ' }, { body: 'x'.repeat(10_001) }])(
    'with %j is refused',
    async (change) => {
      const result = await kit.gql(SaveLetter, { version: 0, input: { ...input, ...change } }, owner.token);
      expect(result.saveLetter.__typename).toBe('InvalidInput');
    },
  );

  it('is not sent by a shop without a mail server, nor mailed to its author', async () => {
    const draft = await saveDraft();
    const { mail } = kit.shop.env;
    kit.shop.env.mail = { smtp: null, sandbox: false };
    expect((await send(draft)).__typename).toBe('InvalidInput');
    const { sendTestLetter } = await kit.gql(SendTestLetter, { id: draft.id }, owner.token);
    expect(sendTestLetter.__typename).toBe('InvalidInput');
    kit.shop.env.mail = mail;
  });
});

describe('the button “unsubscribe” of a mail program', () => {
  const press = (token: string) =>
    fetch(`${kit.url}/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends the subscription, repeatedly', async () => {
    await addSubscribers(2);
    expect((await press('token-of-reader-0')).status).toBe(200);
    expect((await press('token-of-reader-0')).status).toBe(200);
    expect((await press('unknown')).status).toBe(404);
    const left = await kit.shop.db.read.findBy(NewsletterSubscription, {});
    expect(left.filter(({ unsubscribedAt }) => unsubscribedAt === null)).toMatchObject([
      { email: 'reader1@example.com' },
    ]);
  });

  it('begins no transaction for an unknown token', async () => {
    const write = jest.spyOn(kit.shop.db, 'write');
    expect((await press('unknown')).status).toBe(404);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

describe('the list of subscribers', () => {
  const list = async (variables: {
    search?: string;
    state?: 'UNSUBSCRIBED';
    first?: number;
    after?: string;
  }) => {
    const { desk } = await kit.gql(Subscribers, variables, owner.token);
    if (!desk) throw new Error('The owner has no desk');
    return desk;
  };

  it.each([{}, { search: 'READER' }, { state: 'UNSUBSCRIBED' }] as const)(
    'has every address once, page by page: %j',
    async (filter) => {
      await addSubscribers(25, 'state' in filter ? { unsubscribedAt: 5 } : {});
      const emails: string[] = [];
      let after: string | undefined;
      do {
        const { nodes, pageInfo } = (await list({ ...filter, first: 10, ...(after && { after }) }))
          .subscribers;
        emails.push(...nodes.map(({ email }) => email));
        after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
      } while (after);
      expect(emails).toHaveLength(25);
      expect(new Set(emails).size).toBe(25);
    },
  );

  it('counts the subscribers', async () => {
    await addSubscribers(4);
    await addSubscribers(1, { email: 'gone@example.com', token: 'gone', unsubscribedAt: 1 });
    expect((await kit.gql(SubscriberCount, {}, owner.token)).desk!.subscriberCount).toBe(4);
  });

  it('is exported without formulas, in parts', async () => {
    await addSubscribers(1000);
    await addSubscribers(1, { email: '=cmd@example.com', token: 'formula' });
    const part = async (after?: string | null) =>
      expectTypename(
        (await kit.gql(ExportSubscribers, { after: after ?? null }, owner.token)).exportSubscribers,
        'DeskSubscribersCsv',
      );
    const first = await part();
    const second = await part(first.endCursor);
    expect(second.endCursor).toBeNull();
    const rows = (first.csv + second.csv).trim().split('\r\n');
    expect(rows[0]).toBe('E-Mail,Subscribed (IST),Unsubscribed (IST)');
    expect(rows).toHaveLength(1002);
    expect(rows[1]).toMatch(/^'=cmd@example\.com,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,$/);
    const exports = await kit.shop.db.read.findBy(AuditEvent, { action: 'subscribersExported' });
    // A caller could begin with any cursor.
    expect(exports.map(({ detail }) => detail).sort()).toEqual(['1 rows, continued', '1000 rows']);
    const found = await kit.gql(ExportSubscribers, { search: '=CMD' }, owner.token);
    expect(expectTypename(found.exportSubscribers, 'DeskSubscribersCsv').csv).toMatch(
      /^[^\r]*\r\n'=cmd@example\.com,[^\r]*\r\n$/,
    );
    expect(
      await kit.shop.db.read.existsBy(AuditEvent, {
        action: 'subscribersExported',
        detail: '1 rows, found by a search',
      }),
    ).toBe(true);
  });

  it.each([{}, { search: 'reader' }, { state: 'UNSUBSCRIBED' }] as const)(
    'is read by an index: %j',
    async (filter) => {
      const statements = await kit.statements(() => list({ ...filter, first: 10 }));
      const selects = statements.filter(({ sql }) => sql.includes('newsletter_subscriptions'));
      expect(selects.length).toBeGreaterThan(0);
      for (const { sql, parameters } of selects)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    },
  );
});
