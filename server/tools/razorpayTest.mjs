// @ts-check
/** `npm run test:razorpay`: the provider's tests against Razorpay's test mode, where no money moves. */
import { run } from './command.mjs';
import { server } from './paths.mjs';

const keys = ['RAZORPAY_TEST_KEY_ID', 'RAZORPAY_TEST_KEY_SECRET'];
if (process.env.RAZORPAY_TEST_KEY_ID && !process.env.RAZORPAY_TEST_KEY_ID.startsWith('rzp_test_')) {
  process.stderr.write('RAZORPAY_TEST_KEY_ID must be a key of the test mode: rzp_test_…\n');
  process.exitCode = 1;
} else if (keys.every((name) => process.env[name])) {
  process.exitCode = await run('jest', ['features/payments/provider', '--selectProjects', 'unit'], {
    cwd: server,
  });
} else {
  process.stdout.write(`skipped: no keys (${keys.join(', ')})\n`);
}
