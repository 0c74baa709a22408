import Play from "lucide-react/icons/play";
import { type ReactNode, useId, useState } from "react";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { showErrorToast } from "~/ui/toast";

interface WayCardProps {
  title: string;
  about: string;
  picture: ReactNode;
  /** What the example says. */
  example: string;
  /** What running it costs; null where it is free. */
  price: string | null;
  run: () => unknown;
  emptyLabel: string;
  emptyPath: string;
  /** Handed over to the page. */
  emptyState?: object;
}

/** A way to start: its example, which runs on one press, and the same empty. */
export function WayCard(props: WayCardProps) {
  const { title, about, picture, example, price, run, emptyLabel, emptyPath, emptyState } = props;
  const [isRunning, setRunning] = useState(false);
  const headingId = useId();

  async function runExample() {
    setRunning(true);
    try {
      await run();
    } catch (error) {
      showErrorToast("The example could not be opened", (error as Error).message);
    } finally {
      setRunning(false);
    }
  }

  return (
    <li
      aria-labelledby={headingId}
      className="grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-raised"
    >
      <div className="grid h-56 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden bg-sunken p-5">
        {picture}
      </div>
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-4">
        <h2 id={headingId} className="font-[600] text-lg">
          {title}
        </h2>
        <p className="text-pretty text-muted text-sm">{about}</p>
        <blockquote
          dir="auto"
          className="line-clamp-3 self-start text-pretty border-line-strong border-s-2 ps-3 text-sm"
        >
          {example}
        </blockquote>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button
            size="sm"
            loading={isRunning}
            icon={<Play className="size-3.5" />}
            onClick={() => void runExample()}
          >
            {price ? `Run it · ${price}` : "Open it"}
          </Button>
          <ButtonLink size="sm" variant="ghost" to={emptyPath} state={emptyState}>
            {emptyLabel}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
