import { useState } from "react";
import { useSearchParams } from "react-router";
import { AddressForm } from "~/sources/address-form";
import { BringPage } from "~/sources/bring-page";
import { readAddress, savedFrom } from "~/sources/page-address";
import { type AskedPage, ReadProduct } from "./read-product";

/** A product from the page that sells it: by its address, or by its source. */
export function FromPage({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const [brought, setBrought] = useState<AskedPage | null>(null);
  const typed = search.get("address");
  const address = typed === null ? null : readAddress(typed);

  function bring(html: string) {
    const from = savedFrom(html);
    setBrought({ id: from ?? `pasted-${crypto.randomUUID()}`, address: from, html });
  }

  const asked = brought ?? (address ? { id: address, address } : null);
  if (asked) {
    return (
      <ReadProduct
        key={asked.id}
        userId={userId}
        asked={asked}
        onOther={() => {
          setBrought(null);
          setSearch({ new: "page" });
        }}
      />
    );
  }
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <AddressForm
        label="Address of the product’s page"
        placeholder="shop.example/your-product"
        refused={typed}
        onAddress={(next) => setSearch({ new: "page", address: next })}
      />
      <BringPage about="The page asks for a sign-in, or is on your own device?" onPage={bring} />
    </div>
  );
}
