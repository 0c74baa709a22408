import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { setTour } from "~/shell/tour";
import { IconButton } from "~/ui/icon-button";

export interface TourProgress {
  /** A video was begun: where it goes on, null where none was. */
  begun: string | null;
  /** A video is made: where it is. */
  made: string | null;
  /** One is published or downloaded. */
  isShown: boolean;
}

/** The way from a sentence to a video that others see, in three steps; each says itself done by what the person has. */
export default function Tour({ begun, made, isShown }: TourProgress) {
  const steps = [
    {
      title: "Say it in a sentence",
      about: "What, when, where, for how much. Facts are used word for word; none are invented.",
      isDone: begun !== null || made !== null,
      to: null,
    },
    {
      title: "Approve the script, choose a version",
      about: "You read every line and see the price first. Then six versions play side by side.",
      isDone: made !== null,
      to: made ?? begun,
    },
    {
      title: "Download it or publish a link",
      about: "Your browser makes the file. A link opens for anyone, or with a password.",
      isDone: isShown,
      to: made,
    },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="tour-heading" className="grid gap-3 rounded-lg bg-sunken p-4 sm:p-5">
      <header className="flex items-center justify-between gap-4">
        <h2 id="tour-heading" className="font-[600] text-lg">
          {current < 0 ? "You know the way" : "Three steps to a video"}
        </h2>
        <IconButton label="Leave the tour" icon={<X className="size-4" />} onClick={() => setTour("left")} />
      </header>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, about, isDone, to }, index) => (
          <li
            key={title}
            aria-current={index === current ? "step" : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1"
          >
            <span
              className={`row-span-2 grid size-7 place-items-center rounded-full font-[600] text-sm ${isDone ? "bg-success-soft text-success" : index === current ? "bg-accent text-on-accent" : "bg-neutral-5 text-muted"}`}
            >
              {isDone ? <Check aria-label="Done" className="size-4" /> : index + 1}
            </span>
            <h3 className="self-center font-[550]">
              {to ? (
                <Link to={to} className="underline-offset-2 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="text-pretty text-muted text-sm">{about}</p>
          </li>
        ))}
      </ol>
      <p className="text-faint text-xs">The account menu shows this again.</p>
    </section>
  );
}
