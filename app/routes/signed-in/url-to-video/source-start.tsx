import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { examplePages } from "~/domain/facts/example-pages";
import { forgetReading, keepReading, listKeptReadings } from "~/sources/kept-readings";
import { readAddress, shortAddress } from "~/sources/page-address";
import { type SourceReading, sourceTitle } from "~/sources/source-reading";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";
import { BringPage } from "./bring-page";
import { forgetStrayPlans } from "./kept-plan";

interface SourceStartProps {
  userId: string;
  /** What stands in the address of this page and is no web address; null where there is none. */
  refused: string | null;
  onAddress: (address: string) => void;
  onPage: (html: string) => void;
  onOpen: (reading: SourceReading) => void;
}

const notAnAddress = "This is not the address of a page. Copy it from the browser’s address bar.";

/** Where a page begins: its address, its source, or one that was read before. */
export function SourceStart({ userId, refused, onAddress, onPage, onOpen }: SourceStartProps) {
  const [text, setText] = useState(refused ?? "");
  const [problem, setProblem] = useState<string | null>(refused === null ? null : notAnAddress);
  const [kept, setKept] = useState<SourceReading[]>([]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const readings = listKeptReadings(userId);
    setKept(readings);
    forgetStrayPlans(
      userId,
      readings.map(({ id }) => id),
    );
  }, [userId]);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(text);
    if (address) return onAddress(address);
    setProblem(notAnAddress);
    field.current?.focus();
  }

  function forget(reading: SourceReading) {
    forgetReading(userId, reading.id);
    setKept(listKeptReadings(userId));
    showUndoToast("Taken off the list", () => {
      keepReading(userId, reading);
      setKept(listKeptReadings(userId));
    });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <TextField
            ref={field}
            label="Address of the page"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="shop.example/your-product"
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<ArrowRight className="order-last size-4" />}
            className="mt-6 h-10"
          >
            Read it
          </Button>
        </form>
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">Example pages</legend>
          <span className="text-muted text-sm">Try</span>
          {examplePages.map(({ path, name, about }) => (
            <Button
              key={path}
              size="sm"
              title={about}
              onClick={() => onAddress(new URL(path, location.origin).href)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <BringPage about="The page asks for a sign-in, or is on your own device?" onPage={onPage} />
      </div>
      {kept.length > 0 && (
        <section aria-labelledby="kept-heading" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-2">
          <h2 id="kept-heading" className="font-[600]">
            Read before
          </h2>
          <ul className="divide-y divide-line border-line border-y">
            {kept.map((reading) => (
              <li key={reading.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
                <button
                  type="button"
                  onClick={() => onOpen(reading)}
                  className="-mx-2 grid min-w-0 rounded-sm px-2 py-2.5 text-start hover:bg-hover"
                >
                  <bdi className="truncate font-[550]">{sourceTitle(reading)}</bdi>
                  <span className="truncate text-muted text-sm">
                    {[
                      reading.address ? shortAddress(reading.address) : "Pasted page",
                      factCount(reading.sheet.facts.length),
                    ].join(" · ")}
                  </span>
                </button>
                <IconButton
                  label={`Take ${sourceTitle(reading)} off the list`}
                  size="sm"
                  icon={<X className="size-4" />}
                  onClick={() => forget(reading)}
                />
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">Kept in this browser, with what you corrected.</p>
        </section>
      )}
    </div>
  );
}

function factCount(count: number): string {
  return count === 1 ? "1 fact" : `${count} facts`;
}
