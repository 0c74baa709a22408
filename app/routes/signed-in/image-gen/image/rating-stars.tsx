import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import Star from "lucide-react/icons/star";
import { classNames } from "~/ui/class-names";

interface RatingStarsProps {
  /** 0 for none, else 1–5. */
  rating: number;
  onChange: (rating: number) => void;
}

/** How good it is, from one star to five; the star that is set, pressed again, takes the rating away. */
export function RatingStars({ rating, onChange }: RatingStarsProps) {
  return (
    <RadioGroup
      aria-label="Rating"
      value={rating}
      onValueChange={(next) => onChange(next as number)}
      className="-mx-1 inline-flex"
    >
      {[1, 2, 3, 4, 5].map((stars) => (
        <Radio.Root
          key={stars}
          value={stars}
          aria-label={stars === 1 ? "1 star" : `${stars} stars`}
          onClick={() => stars === rating && onChange(0)}
          className="grid size-8 place-items-center rounded-sm text-faint hover:bg-hover hover:text-text"
        >
          <Star className={classNames("size-4", stars <= rating && "fill-warning text-warning")} />
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
