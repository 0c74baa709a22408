import FileIcon from "lucide-react/icons/file";
import FileDown from "lucide-react/icons/file-down";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Package from "lucide-react/icons/package";
import { type ReactNode, useEffect, useState } from "react";
import { href } from "react-router";
import { ImportPageButton } from "~/pages/exchange/import-page-button";
import { ProductPicker } from "~/products/product-picker";
import { AddressForm } from "~/sources/address-form";
import { BringPage } from "~/sources/bring-page";
import { factCount } from "~/sources/fact-count";
import { listKeptReadings } from "~/sources/kept-readings";
import { shortAddress } from "~/sources/page-address";
import { type SourceReading, sourceTitle } from "~/sources/source-reading";
import type { Product } from "~/stores/products/product-document";
import { ButtonLink } from "~/ui/button-link";
import { BlankPage } from "./blank-page";

const mostReadBefore = 4;

interface WaysToStartProps {
  userId: string;
  /** What stands in the address of this page and is no web address; null where there is none. */
  refused: string | null;
  onAddress: (address: string) => void;
  onPage: (html: string) => void;
  onReading: (reading: SourceReading) => void;
  onProduct: (product: Product) => void;
}

/** Where the facts of a page come from: an address, a product, what was read before, an example, or nobody yet. */
export function WaysToStart(props: WaysToStartProps) {
  const { userId, refused, onAddress, onPage, onReading, onProduct } = props;
  const [kept, setKept] = useState<SourceReading[]>([]);
  useEffect(() => setKept(listKeptReadings(userId).slice(0, mostReadBefore)), [userId]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <section aria-label="From an address" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <AddressForm
            label="Address of the page"
            placeholder="shop.example/your-product"
            refused={refused}
            onAddress={onAddress}
          />
          <BringPage about="The page asks for a sign-in, or is on your own device?" onPage={onPage} />
        </section>
        {kept.length > 0 && (
          <section aria-labelledby="read-before" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 id="read-before" className="font-[600]">
              Read before
            </h2>
            <ul className="divide-y divide-line border-line border-y">
              {kept.map((reading) => (
                <li key={reading.id}>
                  <button
                    type="button"
                    onClick={() => onReading(reading)}
                    className="grid w-full min-w-0 rounded-sm px-2 py-2.5 text-start hover:bg-hover"
                  >
                    <bdi className="truncate font-[550]">{sourceTitle(reading)}</bdi>
                    <span className="truncate text-muted text-sm">
                      {[
                        reading.address ? shortAddress(reading.address) : "Pasted page",
                        factCount(reading.sheet.facts.length),
                      ].join(" · ")}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ul className="grid gap-3" aria-label="Other ways to begin">
        <Way
          icon={<Package className="size-5" />}
          title="One of your products"
          about="Its facts and photos, as they are now. The page follows when a price changes."
        >
          <ProductPicker userId={userId} label="Choose a product" onChoose={onProduct} />
        </Way>
        <Way
          icon={<LayoutTemplate className="size-5" />}
          title="An example"
          about="Pages of different trades. Their words stand in for yours until you replace them."
        >
          <ButtonLink size="sm" to={href("/pdp/gallery")}>
            See the examples
          </ButtonLink>
        </Way>
        <Way
          icon={<FileIcon className="size-5" />}
          title="A blank page"
          about="No sections and no words. You add what you need."
        >
          <BlankPage userId={userId} />
        </Way>
        <Way
          icon={<FileDown className="size-5" />}
          title="An exported page"
          about="A page that was exported as HTML, with its images and its sections as they were."
        >
          <ImportPageButton userId={userId} />
        </Way>
      </ul>
    </div>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  about: string;
  children: ReactNode;
}

function Way({ icon, title, about, children }: WayProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-lg border border-line bg-raised p-4 shadow-raised">
      <span className="text-accent">{icon}</span>
      <div className="grid gap-1">
        <h2 className="font-[600]">{title}</h2>
        <p className="text-pretty text-muted text-sm">{about}</p>
      </div>
      <div className="col-start-2">{children}</div>
    </li>
  );
}
