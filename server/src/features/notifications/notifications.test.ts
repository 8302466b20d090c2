import { startShop, type TestShop } from '../../../test/testkit.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from './mailer.ts';
import { Mail } from './notifications.entity.ts';
import { deleteOldMails, enqueueMail, type NewMail, sendDueMails } from './notifications.service.ts';

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
/** As if the time had come to try it again. */
const due = (recipient: string) =>
  kit.shop.db.write((tx) => tx.update(Mail, { recipient }, { nextTryAt: 1 }));

test('a queued mail reaches its reader, and its text is kept nowhere after that', async () => {
  const text = `Grüße, ${'a long line '.repeat(20)}\n\nhttps://kirana.example/x?token=${'t'.repeat(90)}&a=b`;
  const recipient = await queue(mailTo({ text }));
  expect(await stored(recipient)).toMatchObject({ text, sentAt: null });
  expect(await kit.mailsTo(recipient)).toMatchObject([
    { to: recipient, from: 'Kirana <shop@kirana.example>', subject: 'Your order', text },
  ]);
  expect(await stored(recipient)).toMatchObject({ text: '', nextTryAt: null, sentAt: expect.any(Number) });
});

test('it is sent at once when its transaction is committed, and not at all when it is not', async () => {
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

test('one occasion is told once', async () => {
  const mail = mailTo({ dedupeKey: 'paid-1' });
  await Promise.all([queue(mail), queue(mail)]);
  await queue(mail);
  expect(await kit.mailsTo(mail.recipient)).toHaveLength(1);
});

test('many that send at a time send each mail once', async () => {
  const recipients = await Promise.all(Array.from({ length: 20 }, () => queue(mailTo())));
  await Promise.all(Array.from({ length: 8 }, () => sendDueMails(kit.shop)));
  const got = kit.mailServer.mails.map(({ to }) => to).filter((to) => recipients.includes(to));
  expect(got.sort()).toEqual(recipients.sort());
});

test('a mail that was sent is not sent again because that could not be noted at once', async () => {
  const recipient = await queue(mailTo());
  const hiccup = jest.spyOn(kit.shop.db, 'once').mockRejectedValueOnce(new Error('away'));
  await sendDueMails(kit.shop);
  expect(hiccup).toHaveBeenCalledTimes(2);
  hiccup.mockRestore();
  expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: expect.any(Number) });
  expect(await kit.mailsTo(recipient)).toHaveLength(1);
});

test('a shop that is stopped sends the mails under way and leaves the others', async () => {
  const recipients: string[] = [];
  for (let count = 0; count < 13; count++) recipients.push(await queue(mailTo()));
  const got = () => kit.mailServer.mails.filter(({ to }) => recipients.includes(to));
  let asked = 0;
  await sendDueMails(kit.shop, () => asked++ === 0);
  expect(got()).toHaveLength(10);
  await sendDueMails(kit.shop);
  expect(got()).toHaveLength(13);
});

test('a mail server that is away or busy is tried again later, and keeps no other mail waiting', async () => {
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

test('what was sent is noted, also where it cannot be noted when another is to be tried again', async () => {
  kit.mailServer.refusals.push(451);
  const recipients = [await queue(mailTo()), await queue(mailTo())];
  jest.spyOn(kit.shop.db, 'once').mockRejectedValueOnce(new Error('away'));
  await sendDueMails(kit.shop);
  const mails = await Promise.all(recipients.map(stored));
  expect(mails.filter(({ sentAt }) => sentAt !== null)).toMatchObject([{ nextTryAt: null }]);
  const waiting = mails.find(({ sentAt }) => sentAt === null);
  expect(waiting).toMatchObject({ attempts: 1, nextTryAt: expect.any(Number) });
  await due(String(waiting?.recipient));
  for (const recipient of recipients) expect(await kit.mailsTo(recipient)).toHaveLength(1);
});

test('a mail that its server will never take, or that is three days old, is given up', async () => {
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

test.each(['meera@example.com, mallory@example.com', 'meera@example.com\r\nBcc: mallory@example.com'])(
  'the recipient %j is one reader at most',
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

test('without a mail server a demo logs the whole mail, a live shop not a word of its text', async () => {
  for (const logged of [true, false]) {
    const log = createLog('silent');
    const info = jest.spyOn(log, 'info');
    const recipient = await queue(mailTo());
    await sendDueMails({ ...kit.shop, log, mailer: createMailer({ smtp: null, logged }, log) });
    expect(JSON.stringify(info.mock.calls).includes('code=abc')).toBe(logged);
    expect(await stored(recipient)).toMatchObject({ nextTryAt: null, sentAt: null, text: '' });
  }
});

test('a mail is forgotten a month after, unless it is still to be sent', async () => {
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
