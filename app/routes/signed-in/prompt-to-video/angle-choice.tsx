import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useId, useState } from "react";
import { callApi } from "~/client/call-api";
import { type Angle, angleTitle, distinctAngles } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { Button } from "~/ui/button";
import { showErrorToast, showToast } from "~/ui/toast";

interface AngleChoiceProps {
  brief: Brief;
  /** As it was written: its opening is one of the choices. */
  written: Script;
  script: Script;
  onChoose: (angle: Angle) => void;
}

/** Ways to open the video, each with the line it begins with. Choosing one costs no waiting and can be taken back. */
export function AngleChoice({ brief, written, script, onChoose }: AngleChoiceProps) {
  const labelId = useId();
  const [more, setMore] = useState<Angle[]>([]);
  const [asking, setAsking] = useState(false);
  const angles = distinctAngles([...openingAngles(written), ...more].slice(0, 24));
  const present = script.scenes[0]?.headline ?? "";
  if (angles.length < 2) return null;

  async function findMore() {
    setAsking(true);
    try {
      const seen = angles.map(({ headline }) => headline);
      const { prompt, language, tone } = brief;
      const answer = await callApi<{ angles: Angle[] }>("/api/v1/angles", {
        method: "POST",
        body: { brief: { prompt, language, tone }, seen },
      });
      if (answer.angles.length === 0) showToast("There are no other openings. Write your own below.");
      setMore((known) => [...known, ...answer.angles]);
    } catch (error) {
      showErrorToast("No other openings could be found", (error as Error).message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <section aria-labelledby={labelId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={labelId} className="font-[600]">
          Choose how it opens
        </h3>
        <Button
          size="sm"
          variant="ghost"
          loading={asking}
          icon={<RefreshCw className="size-3.5" />}
          onClick={() => void findMore()}
        >
          More openings
        </Button>
      </div>
      <RadioGroup
        aria-labelledby={labelId}
        value={present}
        onValueChange={(headline) => {
          const chosen = angles.find((angle) => angle.headline === headline);
          if (chosen) onChoose(chosen);
        }}
        className="grid grid-cols-2 gap-2 max-sm:-mx-1 max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:px-1 max-sm:pb-1 lg:grid-cols-3"
      >
        {angles.map((angle) => (
          <Radio.Root
            key={angle.headline}
            value={angle.headline}
            className="grid cursor-default content-start gap-1 rounded-md border border-line bg-raised px-3 py-2.5 text-start transition-colors hover:border-line-strong data-checked:border-accent data-checked:bg-accent-soft max-sm:w-56 max-sm:shrink-0 max-sm:snap-start"
          >
            <span className="text-muted text-xs">{angleTitle(angle)}</span>
            <span dir="auto" className="text-balance font-[550] leading-snug">
              {angle.headline}
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </section>
  );
}

/** How the script opens as it was written, and the other ways. Not every writer says of which kind its own opening is. */
function openingAngles({ scenes: [opening], angles = [], framework }: Script): Angle[] {
  if (!opening) return angles;
  const { headline, body } = opening;
  const kind = /[?？؟;]$/u.test(headline) ? "question" : "statement";
  const written: Angle = { kind, headline, body, ...(framework && { framework }) };
  const own = angles.find((angle) => angle.headline.toLowerCase() === headline.toLowerCase()) ?? written;
  return [own, ...angles.filter((angle) => angle !== own)];
}
