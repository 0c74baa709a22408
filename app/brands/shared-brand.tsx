import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { callApi } from "~/client/call-api";
import type { Logos } from "~/domain/brands/brand";
import type { Brand } from "~/stores/brands/brand-document";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { makeBrand } from "./brand-actions";
import { brandAddress } from "./brand-address";
import { fieldsOf } from "./brand-edit";
import { BrandPreview } from "./brand-preview";

interface SharedBrandProps {
  brand: Brand;
  /** The person's own. */
  brands: readonly Brand[];
  userId: string;
}

/** Somebody else's brand: to look at, to make videos in, and to copy. */
export function SharedBrand({ brand, brands, userId }: SharedBrandProps) {
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  async function copy() {
    setCopying(true);
    try {
      const { logos } = await callApi<{ logos: Logos }>(`/api/v1/brands/${brand.id}/logos`, {
        method: "POST",
      });
      const fields = { ...fieldsOf(brand), logos, members: [] };
      navigate(brandAddress(await makeBrand(userId, brands, fields)));
    } catch (error) {
      showErrorToast("The brand could not be copied", (error as Error).message);
      setCopying(false);
    }
  }
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <Link
          to="?tab=brands"
          className="flex items-center gap-1.5 justify-self-start rounded-sm py-1 text-muted text-sm hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:rotate-180" /> Brands
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 truncate font-display text-3xl">{brand.name}</h1>
          <Badge>Shared with you</Badge>
          <span className="grow" />
          <Button loading={isCopying} onClick={() => void copy()}>
            Make a copy of my own
          </Button>
        </div>
        <p className="max-w-[60ch] text-muted">
          You can make videos in this brand. Its owner alone changes it; a copy is yours to change.
        </p>
      </header>
      <BrandPreview brandId={brand.id} fields={brand} />
    </div>
  );
}
