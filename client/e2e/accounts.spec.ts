import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PICTURE } from './picture.ts';
import { newPhone } from './shopApi.ts';
import * as steps from './steps.ts';

/** Pauses the clock when no message is visible: a message delays the next one until it has faded out. */
async function pauseWithoutMessage(page: Page): Promise<void> {
  await steps.pauseClock(page);
  await page.clock.fastForward(7000);
  await page.clock.runFor(300);
  await expect(page.getByRole('alert')).toBeHidden();
}

test('a visitor signs up and signs in, and sees errors for invalid input', async ({ page, shop }) => {
  const existingShopper = await shop.createShopper();
  const main = page.getByRole('main');
  await steps.installClock(page);
  await steps.open(page, '/signUp');
  const pressButton = (name: string) => main.getByRole('button', { name, exact: true }).click();

  await test.step('the sign-up page has a form [2.signup.1 2.signup.2 2.signup.3 2.signup.4 2.signup.6]', async () => {
    await expect(page).toHaveTitle(/^SignUp/);
    await expect(steps.heading(page, 'SignUp')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/signIn');
    await expect(main.getByRole('textbox')).toHaveCount(4);
    await steps.input(page, 'Phone').fill('call 98 45');
    await expect(steps.input(page, 'Phone')).toHaveValue('9845');
    await steps.input(page, 'Phone').fill('');
  });

  await test.step('the sign-up form reports blank inputs one by one [5.signup.1 5.signup.2 5.signup.3 5.signup.4 5.signup.5]', async () => {
    for (const [label, message, value] of [
      ['Full Name', 'name can not be blank!', 'Nila Rao'],
      ['Email', 'email can not be blank!', existingShopper.email],
      ['Phone', 'phone can not be blank!', newPhone()],
      ['Password', 'password can not be blank!', 'ten green mangoes'],
    ] as const) {
      await pressButton('Sign Up');
      await steps.expectAlert(page, message);
      await steps.input(page, label).fill(value);
    }
  });

  const email = `nila.${crypto.randomUUID()}@kirana.example`;
  await test.step('a used e-mail address is refused, a new one creates an account [4.login.5 4.login.6 8.server.2 9.delay.2]', async () => {
    await pressButton('Sign Up');
    await steps.expectAlert(page, 'User already exist with this email!');
    await steps.input(page, 'Email').fill(email);
    await pauseWithoutMessage(page);
    await pressButton('Sign Up');
    await steps.expectMessage(page, 'Your account is ready. Please sign in.');
    await page.clock.fastForward(1999);
    await expect(page).toHaveURL('/signUp');
    await page.clock.fastForward(1);
    await expect(page).toHaveURL('/signIn');
    await page.clock.resume();
  });

  await test.step('the sign-in page has a form [2.signin.1 2.signin.2 2.signin.3 2.signin.4 2.signin.7]', async () => {
    await steps.expectBreadcrumb(page, 'Home', 'Sign In');
    await expect(main.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/signUp');
    await expect(steps.input(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(steps.input(page, 'Password')).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: 'Show password', exact: true }).click();
    await expect(steps.input(page, 'Password')).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: 'Hide password', exact: true }).click();
    await expect(steps.input(page, 'Password')).toHaveAttribute('type', 'password');
  });

  await test.step('the e-mail of the new account is prefilled', async () => {
    await expect(steps.input(page, 'Email')).toHaveValue(email);
    await steps.input(page, 'Email').fill('');
  });

  await test.step('the sign-in form reports blank inputs and the server’s error [5.signin.1 5.signin.2 8.server.1]', async () => {
    await pressButton('Sign In');
    await steps.expectAlert(page, 'Email can not be blank!');
    await steps.input(page, 'Email').fill(email);
    await pressButton('Sign In');
    await steps.expectAlert(page, 'Password can not be blank!');
    await steps.input(page, 'Password').fill('ten red mangoes');
    const response = page.waitForResponse((candidate) => candidate.url().endsWith('/graphql'));
    await pressButton('Sign In');
    const { data } = await (await response).json();
    await steps.expectAlert(page, data.signIn.message);
  });

  await test.step('the right password stores the session and opens the home page [4.login.1 4.login.2 4.login.3 4.login.4 3.session.1 3.session.2 3.session.3 9.delay.2 1.shop.2 6.token.1]', async () => {
    await steps.input(page, 'Password').fill('ten green mangoes');
    await pauseWithoutMessage(page);
    await pressButton('Sign In');
    await steps.expectMessage(page, 'Welcome, Nila Rao!');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden();
    const [token, user] = await page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('user'),
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(user ?? '')).toEqual({
      userId: expect.stringMatching(/\w/),
      name: 'Nila Rao',
      email,
      image: '',
      isAdmin: false,
    });
    await page.clock.fastForward(1999);
    await expect(page).toHaveURL('/signIn');
    const request = page.waitForRequest((candidate) => candidate.url().endsWith('/graphql'));
    await page.clock.fastForward(1);
    await expect(page).toHaveURL('/');
    await page.clock.resume();
    await page.goto('/orders');
    expect(await (await request).headerValue('authorization')).toBe(`Bearer ${token}`);
  });
});

test('a shopper edits the profile', async ({ page, shopper }) => {
  await steps.open(page, '/my-account');
  const panel = page.getByRole('tabpanel', { name: 'Edit Profile', exact: true });
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  const avatar = panel.getByLabel('Choose a picture');

  await test.step('the form shows the profile [2.account.2 2.account.3 6.user.4 6.user.5]', async () => {
    await expect(steps.input(page, 'Name')).toHaveValue(shopper.name);
    await expect(steps.input(page, 'Phone')).toHaveValue(shopper.phone);
    await expect(steps.input(page, 'Email')).toHaveValue(shopper.email);
    await expect(steps.input(page, 'Email')).toBeDisabled();
    await expect(avatar).toHaveAttribute('type', 'file');
  });

  await test.step('saving requires a picture of an accepted type [5.profile.4 5.avatar.1 5.avatar.2 9.avatar.1]', async () => {
    await save.click();
    await steps.expectAlert(page, 'Please fill all the details');
    await expect(avatar).toHaveAttribute('accept', 'image/jpeg,image/jpg,image/png,image/webp');
    await avatar.setInputFiles({ ...PICTURE, name: 'me.gif', mimeType: 'image/gif' });
    await steps.expectAlert(page, 'Please select a valid JPG or PNG image file.');
  });

  await test.step('a chosen picture is previewed while it is uploaded [4.images.1 8.success.5]', async () => {
    const release = await steps.holdRequests(page, '**/api/user/upload');
    await avatar.setInputFiles(PICTURE);
    await expect(panel.getByRole('img', { name: 'Your picture', exact: true })).toHaveAttribute(
      'src',
      /^data:image\/png/,
    );
    await expect(panel.getByText('Uploading your picture…')).toBeVisible();
    release();
    await steps.expectMessage(page, 'Images Uploaded!');
    await expect(panel.getByText('Uploading your picture…')).toBeHidden();
  });

  await test.step('an uploaded picture is stored without Save [4.images.2]', async () => {
    await page.reload();
    await expect(panel.getByRole('img', { name: 'Your picture', exact: true })).toHaveAttribute(
      'src',
      /^\/media\/uploads\/.*\.webp$/,
    );
  });

  await test.step('blank inputs are refused [5.profile.1 5.profile.3]', async () => {
    for (const [label, value] of [
      ['Name', 'Meera Rao'],
      ['Phone', shopper.phone],
    ] as const) {
      await steps.input(page, label).fill('');
      await save.click();
      await steps.expectAlert(page, 'Please fill all the details');
      await expect(steps.input(page, label)).toBeFocused();
      await steps.input(page, label).fill(value);
    }
  });

  await test.step('the saved profile is shown after a reload [3.session.3 4.images.2]', async () => {
    const response = page.waitForResponse((candidate) => candidate.url().endsWith('/graphql'));
    await save.click();
    const { data } = await (await response).json();
    await steps.expectMessage(page, data.updateProfile.message);
    const { image, name } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
    expect([name, image]).toEqual(['Meera Rao', expect.stringMatching(/^\/media\/uploads\/.*\.webp$/)]);
    await page.reload();
    await expect(steps.input(page, 'Name')).toHaveValue('Meera Rao');
    await expect(panel.getByRole('img', { name: 'Your picture', exact: true })).toHaveAttribute('src', image);
  });
});

test('a shopper changes the password', async ({ page, shopper }) => {
  await steps.open(page, '/my-account');
  await page.getByRole('tab', { name: 'Change Password', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: 'Change Password', exact: true });
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  const fields = ['Old Password', 'New password', 'Confirm Password'] as const;

  await test.step('all three inputs are required [2.account.4 5.password.1]', async () => {
    await expect(panel.locator('input')).toHaveCount(3);
    for (const field of fields) {
      await save.click();
      await steps.expectAlert(page, 'Please fill all the details');
      await expect(steps.input(page, field)).toBeFocused();
      await steps.input(page, field).fill(field === 'Old Password' ? shopper.password : field);
    }
  });

  await test.step('the new password must be confirmed [5.password.2]', async () => {
    await save.click();
    await steps.expectAlert(page, 'Password and confirm password not match');
    await steps.input(page, 'Confirm Password').fill('New password');
  });

  await test.step('the new password signs in', async () => {
    const response = page.waitForResponse((candidate) => candidate.url().endsWith('/graphql'));
    await save.click();
    const { data } = await (await response).json();
    await steps.expectMessage(page, data.changePassword.message);
    for (const field of fields) await expect(steps.input(page, field)).toHaveValue('');
    const { id } = shopper;
    const signedIn = await page.request.post('/api/user/signin', {
      data: { email: shopper.email, password: 'New password' },
    });
    expect(await signedIn.json()).toMatchObject({ error: false, user: { id } });
  });
});

test('a sign-out in another tab signs out this one, which is no error', async ({
  page,
  context,
  shopper: _,
}) => {
  await steps.open(page, '/orders');
  const otherTab = await context.newPage();
  await steps.open(otherTab, '/my-account');
  await otherTab.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(otherTab).toHaveURL('/signIn');

  await expect(page).toHaveURL('/signIn?next=%2Forders');
  await expect(page.getByText('You were signed out in another tab.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
