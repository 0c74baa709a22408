import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { AddressForm } from "~/sources/address-form";
import { BringPage } from "~/sources/bring-page";
import { factCount } from "~/sources/fact-count";
import { forgetReading, keepReading, listKeptReadings } from "~/sources/kept-readings";
import { shortAddress } from "~/sources/page-address";
import { type SourceReading, sourceTitle } from "~/sources/source-reading";
import { IconButton } from "~/ui/icon-button";
import { showUndoToast } from "~/ui/toast";
import { forgetStrayPlans } from "./kept-plan";

interface SourceStartProps {
  userId: string;
  /** What stands in the address of this page and is no web address; null where there is none. */
  refused: string | null;
  onAddress: (address: string) => void;
  onPage: (html: string) => void;
  onOpen: (reading: SourceReading) => void;
}

/** Where a page begins: its address, its source, or one that was read before. */
export function SourceStart({ userId, refused, onAddress, onPage, onOpen }: SourceStartProps) {
  const [kept, setKept] = useState<SourceReading[]>([]);
  useEffect(() => {
    const readings = listKeptReadings(userId);
    setKept(readings);
    forgetStrayPlans(
      userId,
      readings.map(({ id }) => id),
    );
  }, [userId]);

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
        <AddressForm
          label="Address of the page"
          placeholder="shop.example/your-product"
          refused={refused}
          onAddress={onAddress}
        />
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
