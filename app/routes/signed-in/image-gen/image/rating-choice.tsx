import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";

interface RatingChoiceProps {
  /** 0 for none, else 1–5. */
  rating: number;
  onChange: (rating: number) => void;
}

/** How good it is, from 1 to 5, as the keys have it; a star means another thing. Pressed again, the rating goes. */
export function RatingChoice({ rating, onChange }: RatingChoiceProps) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-muted text-sm">
        Rating
      </span>
      <RadioGroup
        aria-label="Rating"
        value={rating}
        onValueChange={(next) => onChange(next as number)}
        className="inline-flex"
      >
        {[1, 2, 3, 4, 5].map((mark) => (
          <Radio.Root
            key={mark}
            value={mark}
            aria-label={`${mark} of 5`}
            onClick={() => mark === rating && onChange(0)}
            className="tabular grid size-7 cursor-default place-items-center rounded-sm text-muted text-sm hover:bg-hover hover:text-text data-checked:bg-accent-soft data-checked:font-semibold data-checked:text-accent"
          >
            {mark}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
