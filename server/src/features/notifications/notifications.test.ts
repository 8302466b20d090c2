import { startShop, type TestShop } from '../../../test/testkit.ts';
import { newId } from '../../lib/ids.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from './mailer.ts';
import { Mail } from './notifications.entity.ts';
import { claimDueMails } from './notifications.queries.ts';
import { deleteOldMails, enqueueMail, type NewMail, sendDueMails } from './notifications.service.ts';
import { createSandboxMailbox } from './sandboxMailbox.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

let readers = 0;
const mailTo = (more: Partial<NewMail> = {}): NewMail => ({
  dedupeKey: null,
  recipient: `reader${readers++}@example.com`,
  subject: 'Your order',
  text: 'Namaste Meera,\n\nhttps://kirana.example/orders?code=abc\n',
  ...more,
});
const queue = async (mail: NewMail) => {
  await kit.shop.db.write((tx) => enqueueMail(tx, mail));
  return mail.recipient;
};
const stored = (recipient: string) => kit.shop.db.read.findOneByOrFail(Mail, { recipient });
/** Makes the next attempt due. */
const due = (recipient: string) =>
  kit.shop.db.write((tx) => tx.update(Mail, { recipient }, { nextTryAt: 1 }));

describe('the outbox', () => {
  it('sends an enqueued mail and deletes its text', async () => {
    const text = `Grüße, ${'a long line '.repeat(20)}\n\nhttps://kirana.example/x?token=${'t'.repeat(90)}&a=b`;
    const recipient = await queue(mailTo({ text }));
    expect(await stored(recipient)).toMatchObject({ text, sentAt: null });
    expect(await kit.mailsTo(recipient)).toMatchObject([
      { to: recipient, from: 'Kirana <shop@kirana.example>', subject: 'Your order', text },
    ]);
    expect(await stored(recipient)).toMatchObject({ text: '', nextTryAt: null, sentAt: expect.any(Number) });
  });

  it('sends a mail after the commit, and none after a rollback', async () => {
    const mail = mailTo();
    const failing = kit.shop.db.write(async (tx) => {
      await enqueueMail(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await queue(mail);
    kit.wakeOutbox();
    while (kit.mailServer.mails.every(({ to }) => to !== mail.recipient)) await new Promise(setImmediate);
    expect(await kit.mailsTo(mail.recipient)).toHaveLength(1);
  });

  it('sends one mail per dedupeKey', async () => {
    const mail = mailTo({ dedupeKey: 'paid-1' });
    await Promise.all([queue(mail), queue(mail)]);
    await queue(mail);
    expect(await kit.mailsTo(mail.recipient)).toHaveLength(1);
  });

  it('sends each mail once when several workers run concurrently', async () => {
    const recipients = await Promise.all(Array.from({ length: 20 }, () => queue(mailTo())));
    await Promise.all(Array.from({ length: 8 }, () => sendDueMails(kit.shop)));
    const got = kit.mailServer.mails.map(({ to }) => to).filter((to) => recipients.includes(to));
    expect(got.sort()).toEqual(recipients.sort());
  });

  it('sends a mail again when the claim of a worker that has died ends', async () => {
    const recipient = await queue(mailTo());
    const claim = (now: number) =>
      kit.shop.db.write((tx) => claimDueMails(tx, { token: newId(), now, until: now + 60_000, limit: 1000 }));
    const now = Date.now();
    const claimed = async (at: number) => (await claim(at)).map((mail) => mail.recipient);
    expect(await claimed(now)).toContain(recipient);
    expect(await claimed(now + 59_000)).not.toContain(recipient);
    expect(await claimed(now + 60_000)).toContain(recipient);
    expect(await stored(recipient)).toMatchObject({ attempts: 2, sentAt: null });
    await due(recipient);
    expect(await kit.mailsTo(recipient)).toHaveLength(1);
  });

  it('does not send a mail again when a worker fails whose claim has ended', async () => {
    const recipient = await queue(mailTo());
    await sendDueMails({
      ...kit.shop,
      mailer: {
        async deliver() {
          await due(recipient);
          await sendDueMails(kit.shop);
          throw new Error('too slow');
        },
      },
    });
    expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: expect.any(Number) });
    expect(await kit.mailsTo(recipient)).toHaveLength(1);
  });

  it('does not send a mail again when its state can be stored only after a while', async () => {
    const recipient = await queue(mailTo());
    const failingWrite = jest.spyOn(kit.shop.db, 'autocommit');
    for (let attempt = 1; attempt <= 3; attempt++) failingWrite.mockRejectedValueOnce(new Error('away'));
    await sendDueMails(kit.shop);
    expect(failingWrite).toHaveBeenCalledTimes(4);
    failingWrite.mockRestore();
    expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: expect.any(Number) });
    expect(await kit.mailsTo(recipient)).toHaveLength(1);
  });

  it('does not keep a shop from stopping when the state of mails cannot be stored', async () => {
    await queue(mailTo());
    const failingWrite = jest.spyOn(kit.shop.db, 'autocommit').mockRejectedValue(new Error('away'));
    let calls = 0;
    await expect(sendDueMails(kit.shop, () => calls++ === 0)).rejects.toThrow('away');
    expect(failingWrite).toHaveBeenCalledTimes(2);
    failingWrite.mockRestore();
  });

  it('gives up storing the state of mails when their claim has ended, and logs it once', async () => {
    await queue(mailTo());
    const failingWrite = jest.spyOn(kit.shop.db, 'autocommit');
    const logged = jest.spyOn(kit.shop.log, 'error').mockImplementation();
    const claimedAt = Date.now();
    const clock = jest.spyOn(Date, 'now');
    failingWrite.mockImplementation(async () => {
      // Not before the third attempt.
      if (failingWrite.mock.calls.length === 3) clock.mockReturnValue(claimedAt + 3_600_000);
      throw new Error('away');
    });
    await expect(sendDueMails(kit.shop)).rejects.toThrow('away');
    expect(failingWrite).toHaveBeenCalledTimes(3);
    expect(logged).toHaveBeenCalledTimes(1);
    for (const spy of [failingWrite, logged, clock]) spy.mockRestore();
  });

  it('finishes the current batch when it is stopped, and leaves the rest', async () => {
    const recipients: string[] = [];
    for (let count = 0; count < 13; count++) recipients.push(await queue(mailTo()));
    const got = () => kit.mailServer.mails.filter(({ to }) => recipients.includes(to));
    let calls = 0;
    await sendDueMails(kit.shop, () => calls++ === 0);
    expect(got()).toHaveLength(10);
    await sendDueMails(kit.shop);
    expect(got()).toHaveLength(13);
  });

  it('retries a mail later after a temporary error, and sends the others', async () => {
    kit.mailServer.refusals.push(451);
    const recipients = [await queue(mailTo()), await queue(mailTo())];
    await sendDueMails(kit.shop);
    const mails = await Promise.all(recipients.map(stored));
    const [waiting, ...others] = mails.filter(({ sentAt }) => sentAt === null);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ attempts: 1, text: expect.stringContaining('abc') });
    expect(waiting?.nextTryAt).toBeGreaterThan(Date.now());
    await due(String(waiting?.recipient));
    for (const recipient of recipients) expect(await kit.mailsTo(recipient)).toHaveLength(1);
  });

  it('stores which mails were sent, even if storing the retry of another one fails', async () => {
    kit.mailServer.refusals.push(451);
    const recipients = [await queue(mailTo()), await queue(mailTo())];
    jest.spyOn(kit.shop.db, 'autocommit').mockRejectedValueOnce(new Error('away'));
    await sendDueMails(kit.shop);
    const mails = await Promise.all(recipients.map(stored));
    expect(mails.filter(({ sentAt }) => sentAt !== null)).toMatchObject([{ nextTryAt: null }]);
    const waiting = mails.find(({ sentAt }) => sentAt === null);
    expect(waiting).toMatchObject({ attempts: 1, nextTryAt: expect.any(Number) });
    await due(String(waiting?.recipient));
    for (const recipient of recipients) expect(await kit.mailsTo(recipient)).toHaveLength(1);
  });

  it('gives a mail up that the server rejects or that is three days old', async () => {
    kit.mailServer.refusals.push(550);
    const refused = await queue(mailTo());
    await sendDueMails(kit.shop);
    expect(await stored(refused)).toMatchObject({ nextTryAt: null, sentAt: null, text: '' });

    const old = await queue(mailTo());
    await kit.shop.db.write((tx) => tx.update(Mail, { recipient: old }, { createdAt: 1 }));
    kit.mailServer.refusals.push(451);
    await sendDueMails(kit.shop);
    expect(await stored(old)).toMatchObject({ nextTryAt: null, sentAt: null, text: '' });
  });

  it.each(['meera@example.com, mallory@example.com', 'meera@example.com\r\nBcc: mallory@example.com'])(
    'sends to at most one recipient for %j',
    async (recipient) => {
      const before = kit.mailServer.mails.length;
      await queue(mailTo({ recipient }));
      await sendDueMails(kit.shop);
      for (const { to, headers } of kit.mailServer.mails.slice(before)) {
        expect(to).not.toMatch(/^mallory@|,\s*mallory@example\.com$/);
        expect(headers.has('bcc')).toBe(false);
      }
    },
  );

  it('drops mails in a live shop without a mail server', async () => {
    const log = createLog('silent');
    const info = jest.spyOn(log, 'info');
    const recipient = await queue(mailTo());
    await sendDueMails({ ...kit.shop, log, mailer: createMailer({ smtp: null }, null) });
    expect(info).not.toHaveBeenCalled();
    expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: null, text: '' });
  });

  it('gives mails to the mailbox of a demo without a mail server', async () => {
    const mailbox = createSandboxMailbox();
    const recipient = await queue(mailTo());
    await sendDueMails({ ...kit.shop, mailer: createMailer({ smtp: null }, mailbox) });
    expect(mailbox.list()).toMatchObject([{ recipient, text: expect.stringContaining('code=abc') }]);
    expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: expect.any(Number), text: '' });
  });

  it('deletes mails after a month, unless they are still due', async () => {
    const sent = await queue(mailTo());
    await kit.mailsTo(sent);
    const recent = await queue(mailTo());
    await kit.mailsTo(recent);
    const waiting = await queue(mailTo());
    const month = Date.now() - 31 * 24 * 60 * 60_000;
    for (const recipient of [sent, waiting])
      await kit.shop.db.write((tx) => tx.update(Mail, { recipient }, { createdAt: month }));
    await deleteOldMails(kit.shop);
    const left = [sent, recent, waiting].map((recipient) => kit.shop.db.read.existsBy(Mail, { recipient }));
    expect(await Promise.all(left)).toEqual([false, true, true]);
  });
});
