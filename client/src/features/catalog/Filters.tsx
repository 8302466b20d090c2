import { Button, chakra, Flex, Slider, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { sliderSlotRecipe } from '@chakra-ui/react/theme';
import { useId } from 'react';
import { Stars } from '../../components/Rating.tsx';
import { PRICE_RANGE, RATING_OPTIONS } from '../../lib/constants.ts';
import { rupees } from '../../lib/format.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { isFiltered, type ListingState } from './listing.ts';
import { texts } from './texts.ts';

/** Price and rating. */
export function Filters({
  state,
  onChange,
}: {
  state: ListingState;
  onChange: (change: Partial<ListingState>) => void;
}) {
  return (
    <Stack gap="6">
      <PriceFilter state={state} onChange={onChange} />
      <RatingFilter rating={state.rating} onChange={onChange} />
      {isFiltered(state) && (
        <Button
          variant="outline"
          onClick={() => onChange({ minPrice: PRICE_RANGE.min, maxPrice: PRICE_RANGE.max, rating: null })}
        >
          {texts.clearFilters}
        </Button>
      )}
    </Stack>
  );
}

/** At its bounds the slider leaves nothing out. */
function priceText(price: number): string {
  if (price === PRICE_RANGE.min) return texts.orLess(rupees(price));
  return price === PRICE_RANGE.max ? texts.orMore(rupees(price)) : rupees(price);
}

function PriceFilter({
  state: { minPrice, maxPrice },
  onChange,
}: {
  state: ListingState;
  onChange: (change: Partial<ListingState>) => void;
}) {
  const lowId = useId();
  const highId = useId();
  const [low, setLow] = useDraft(minPrice);
  const [high, setHigh] = useDraft(maxPrice);
  return (
    <Slider.Root
      recipe={sliderSlotRecipe}
      {...PRICE_RANGE}
      value={[low, high]}
      onValueChange={({ value: [from = low, to = high] }) => {
        setLow(from);
        setHigh(to);
      }}
      onValueChangeEnd={({ value: [from = low, to = high] }) => onChange({ minPrice: from, maxPrice: to })}
      aria-labelledby={[lowId, highId]}
      getAriaValueText={({ value }) => priceText(value)}
    >
      <Slider.Label fontWeight="extrabold" textStyle="md">
        {texts.priceFilter}
      </Slider.Label>
      <Slider.Control my="1">
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumbs />
      </Slider.Control>
      <Flex justify="space-between" gap="2" textStyle="sm" color="fg.muted">
        <span>
          <VisuallyHidden id={lowId}>{texts.lowestPrice}</VisuallyHidden>
          <Bound price={low} word={texts.from} />
        </span>
        <span>
          <VisuallyHidden id={highId}>{texts.highestPrice}</VisuallyHidden>
          <Bound price={high} word={texts.to} />
        </span>
      </Flex>
    </Slider.Root>
  );
}

function Bound({ price, word }: { price: number; word: string }) {
  const isOpen = price === PRICE_RANGE.min || price === PRICE_RANGE.max;
  return (
    <>
      {!isOpen && `${word} `}
      <chakra.b color="brand.fg">{priceText(price)}</chakra.b>
    </>
  );
}

function RatingFilter({
  rating,
  onChange,
}: {
  rating: number | null;
  onChange: (change: Partial<ListingState>) => void;
}) {
  const [chosen, setChosen] = useDraft(rating);
  // The same filters may stand beside the list and in the panel; each is a group of its own.
  const group = useId();
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="extrabold" mb="2">
        {texts.ratingFilter}
      </chakra.legend>
      <Stack gap="1">
        {RATING_OPTIONS.map((option) => (
          <chakra.label
            key={option}
            display="flex"
            alignItems="center"
            gap="2.5"
            py="1"
            cursor="pointer"
            borderRadius="l1"
          >
            <chakra.input
              type="radio"
              name={group}
              accentColor="brand.solid"
              boxSize="4"
              checked={chosen === option}
              onChange={() => {
                setChosen(option);
                onChange({ rating: option });
              }}
            />
            <Stars value={option} />
            {option < 5 && (
              <Text as="span" textStyle="sm" color="fg.muted">
                {texts.andUp}
              </Text>
            )}
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
