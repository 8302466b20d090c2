import type { FormEvent } from 'react';
import { button, heading, input, stack, surface, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import styles from './NewsletterBox.module.css';
import { useSubscribeToNewsletter } from './useSubscribeToNewsletter.ts';

/** Subscribes an e-mail address to the newsletter. */
export function NewsletterBox() {
  const { subscribeToNewsletter, busy } = useSubscribeToNewsletter();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!busy && (await subscribeToNewsletter(String(new FormData(form).get('email'))))) form.reset();
  };

  return (
    <div
      className={stack(
        { direction: 'column', gap: 6, justify: 'between' },
        surface({ variant: 'accent', radius: 'lg' }, styles.box),
      )}
    >
      <div>
        <h2 className={heading({ size: 'section' })}>Stay home, get your daily needs</h2>
        <p className={text({ tone: 'muted' }, styles.hint)}>
          New arrivals and offers, once a week. Every letter has a link to end it.
        </p>
      </div>
      <form className={stack({ gap: 2, wrap: true }, styles.form)} noValidate onSubmit={submit}>
        <input
          className={input({}, styles.input)}
          type="email"
          name="email"
          autoComplete="email"
          aria-label="Your email address"
          placeholder="Your email address"
        />
        <button type="submit" className={button({ size: 'lg' }, styles.button)} {...ignoreDoubleClick(busy)}>
          {busy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </form>
    </div>
  );
}
