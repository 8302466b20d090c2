import { type FormEvent, useState } from 'react';
import { button, heading, input, stack, surface, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import styles from './NewsletterBox.module.css';
import { texts } from './texts.ts';
import { useSubscribeToNewsletter } from './useSubscribeToNewsletter.ts';

/** Subscribes an e-mail address to the newsletter. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const { subscribeToNewsletter, busy } = useSubscribeToNewsletter();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy && (await subscribeToNewsletter(email))) setEmail('');
  };

  return (
    <div
      className={stack(
        { direction: 'column', gap: 6, justify: 'between' },
        surface({ variant: 'accent', radius: 'lg' }, styles.box),
      )}
    >
      <div>
        <h2 className={heading({ size: '2xl' }, styles.title)}>{texts.heading}</h2>
        <p className={text({ tone: 'muted' }, styles.hint)}>{texts.hint}</p>
      </div>
      <form className={stack({ gap: 2, wrap: true }, styles.form)} noValidate onSubmit={submit}>
        <input
          className={input({}, styles.input)}
          type="email"
          name="email"
          autoComplete="email"
          aria-label={texts.email}
          placeholder={texts.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" className={button({ size: 'lg' }, styles.button)} {...ignoreDoubleClick(busy)}>
          {busy ? texts.subscribing : texts.subscribe}
        </button>
      </form>
    </div>
  );
}
