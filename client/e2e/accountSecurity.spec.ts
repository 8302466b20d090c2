import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MailServer } from '../../server/test/mailServer.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './ownShop.ts';
import * as steps from './steps.ts';

/** The link in the newest mail with this subject. */
async function linkIn({ mails }: MailServer, to: string, subject: string): Promise<string> {
  const newest = () => mails.findLast((mail) => mail.to === to && mail.subject === subject)?.text;
  await expect.poll(newest).toContain('http');
  return /http\S+/.exec(newest() ?? '')?.[0] ?? '';
}

/** Expects a message and closes it: axe measures too little contrast while it fades out. */
async function expectMessageAndClose(page: Page, text: string): Promise<void> {
  await steps.expectMessage(page, text);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
}

test('a shopper verifies the e-mail, resets the password, signs out a device and deletes the account', async ({
  page,
  request,
  mailServer,
}) => {
  test.slow();
  const email = 'meera@example.com';
  const [oldPassword, newPassword] = ['ten green mangoes', 'nine ripe papayas'];

  async function signIn(password: string, next = ''): Promise<void> {
    await steps.open(page, `/signIn${next && `?next=${encodeURIComponent(next)}`}`);
    await steps.input(page, 'Email').fill(email);
    await steps.input(page, 'Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectMessageAndClose(page, 'Welcome, Meera Iyer!');
    await expect(page).toHaveURL(next || '/');
  }

  await test.step('a common password is refused', async () => {
    await steps.open(page, '/signUp');
    const form = { 'Full Name': 'Meera Iyer', Email: email, Phone: '9812345678', Password: 'password123' };
    for (const [label, text] of Object.entries(form)) await steps.input(page, label).fill(text);
    const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
    await signUp.click();
    await expect(page.getByRole('alert')).toContainText('easily guessed');
    await steps.input(page, 'Password').fill(oldPassword);
    await signUp.click();
    await expect(page).toHaveURL('/signIn');
  });

  await test.step('the mail’s link verifies the address after a sign-in', async () => {
    const link = await linkIn(mailServer, email, 'Is this your email address?');
    await page.goto(link);
    await expect(steps.heading(page, 'Sign In')).toBeVisible();
    await signIn(oldPassword, '/my-account');
    await expect(page.getByText('Please confirm your email address')).toBeVisible();
    await expectAccessible(page);
    await page.goto(link);
    await expectMessageAndClose(page, 'Thank you! Your email address is confirmed.');
    await expect(page).toHaveURL('/my-account');
    await expect(page.getByText('Please confirm your email address')).toBeHidden();
  });

  await test.step('another device is listed and signed out', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
    const otherSignIn = await request.post('/api/user/signin', {
      data: { email, password: oldPassword },
      headers: { 'user-agent': firefox },
    });
    const { token, user } = await otherSignIn.json();
    await page.getByRole('tab', { name: 'Signed-in Devices' }).click();
    const device = page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' });
    await expect(device).toBeVisible();
    await expectAccessible(page);
    await device.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
    await expectMessageAndClose(page, 'This device is signed out');
    await expect(device).toBeHidden();
    const response = await request.get(`/api/user/${user.id}`, {
      headers: { authorization: `Bearer ${token}`, cookie: '' },
    });
    expect(response.status()).toBe(401);
  });

  await test.step('a forgotten password is reset by a link, whose token does not leak', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/signIn');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(steps.heading(page, 'Forgot Password')).toBeVisible();
    await expectAccessible(page);
    await steps.input(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If this address has an account, a link is on its way to it.')).toBeVisible();
    await expectAccessible(page);

    const link = await linkIn(mailServer, email, 'Set a new password');
    const response = await page.goto(link);
    const headers = response?.headers() ?? {};
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    await expect(page).toHaveURL('/resetPassword');
    expect(await page.content()).not.toContain(new URL(link).searchParams.get('token'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await steps.input(page, 'New password').fill(newPassword);
    await steps.input(page, 'Confirm Password').fill(newPassword);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await steps.expectMessage(page, 'Your new password is set. Please sign in with it.');
    await expect(page).toHaveURL('/signIn');

    await page.goto(link);
    await steps.input(page, 'New password').fill('eight sweet limes');
    await steps.input(page, 'Confirm Password').fill('eight sweet limes');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await steps.expectAlert(page, 'This link does not work any more. Please ask for a new one.');
    await signIn(newPassword, '/my-account?tab=data');
  });

  await test.step('the personal data is downloaded as a file', async () => {
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('kirana-data.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data).toMatchObject({ profile: { name: 'Meera Iyer', email, emailVerified: true }, orders: [] });
    expect(data.activity.map(({ action }: { action: string }) => action)).toContain('passwordReset');
  });

  await test.step('the account is deleted after the password is confirmed', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await dialog.getByLabel('Your password', { exact: true }).fill(oldPassword);
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText('current password wrong');
    await expectAccessible(page);
    await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
    await confirm.click();
    await steps.expectMessage(page, 'Your account is deleted. Goodbye!');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

    const response = await request.post('/api/user/signin', { data: { email, password: newPassword } });
    expect(response.status()).toBe(401);
  });
});
