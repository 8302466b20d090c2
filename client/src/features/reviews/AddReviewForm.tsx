import { Box, chakra, Heading, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { type FormEvent, useState } from 'react';
import { OnceButton } from '../../components/OnceButton.tsx';
import { Stars } from '../../components/Rating.tsx';
import { RATING_MAX, RATING_STEP, REVIEW_DEFAULT_RATING } from '../../lib/constants.ts';
import { texts } from './texts.ts';
import { useAddReview } from './useAddReview.ts';

/** Takes a shopper's review of a product. */
export function AddReviewForm({ productId }: { productId: string }) {
  const [text, setText] = useState('');
  const [rating, setRating] = useState<number>(REVIEW_DEFAULT_RATING);
  const { addReview, busy } = useAddReview(productId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !(await addReview(text, rating))) return;
    setText('');
    setRating(REVIEW_DEFAULT_RATING);
  };

  return (
    <chakra.form onSubmit={submit} maxW="2xl">
      <Heading as="h3" size="lg" mb="3">
        {texts.add}
      </Heading>
      <Stack gap="4" align="start">
        <Textarea
          recipe={textareaRecipe}
          borderColor="border.field"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={texts.placeholder}
          aria-label={texts.review}
          rows={4}
          maxLength={5000}
          bg="bg.panel"
        />
        <RatingInput value={rating} onChange={setRating} />
        <OnceButton type="submit" busy={busy}>
          {busy ? texts.adding : texts.submit}
        </OnceButton>
      </Stack>
    </chakra.form>
  );
}

/** Stars that can be set in half steps: a slider that is drawn as stars. */
function RatingInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  return (
    <Box
      position="relative"
      borderRadius="l1"
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' }}
    >
      <Stars value={value} height="2rem" aria-hidden />
      <chakra.input
        type="range"
        aria-label={texts.rating}
        aria-valuetext={texts.ratingValue(value, RATING_MAX)}
        min={0}
        max={RATING_MAX}
        step={RATING_STEP}
        value={value}
        onChange={(event) => onChange(Math.max(RATING_STEP, Number(event.target.value)))}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="pointer"
      />
    </Box>
  );
}
