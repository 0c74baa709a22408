import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { AddressForm } from "~/sources/address-form";
import { BringPage } from "~/sources/bring-page";
import { readAddress, savedFrom } from "~/sources/page-address";
import type { Brand } from "~/stores/brands/brand-document";
import { FoundBrand } from "./found-brand";

interface BrandFromAddressProps {
  /** An address, the id of a reading of a pasted page, or empty: nothing is named yet. */
  read: string;
  userId: string;
  brands: readonly Brand[];
}

const addressOf = (read: string) => `?${new URLSearchParams({ tab: "brands", read })}`;

/** Reads a brand from a page: what was found is shown and corrected before anything is kept. */
export function BrandFromAddress({ read, userId, brands }: BrandFromAddressProps) {
  const navigate = useNavigate();
  const [brought, setBrought] = useState<{ id: string; html: string } | null>(null);
  const isPasted = read.startsWith("pasted-");
  const address = isPasted ? null : readAddress(read);
  const id = isPasted ? read : address;

  function bring(html: string) {
    const next = savedFrom(html) ?? `pasted-${crypto.randomUUID()}`;
    setBrought({ id: next, html });
    navigate(addressOf(next));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Link
        to={id ? addressOf("") : "?tab=brands"}
        className="flex items-center gap-1.5 justify-self-start rounded-sm py-1 text-muted text-sm hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:rotate-180" /> {id ? "Another page" : "Brands"}
      </Link>
      {id ? (
        <FoundBrand
          key={id}
          id={id}
          address={address}
          html={brought?.id === id ? brought.html : undefined}
          userId={userId}
          brands={brands}
        />
      ) : (
        <>
          <header className="grid gap-2">
            <h1 tabIndex={-1} className="font-display text-3xl">
              A brand from a web address
            </h1>
            <p className="max-w-[60ch] text-pretty text-muted">
              Logos, colours and typefaces are read from the page. You correct them before the brand is made.
            </p>
          </header>
          <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
            <AddressForm
              label="Address of the site"
              placeholder="your-company.example"
              refused={read || null}
              onAddress={(next) => navigate(addressOf(next))}
            />
            <BringPage about="The page asks for a sign-in, or is on your own device?" onPage={bring} />
          </div>
        </>
      )}
    </div>
  );
}
