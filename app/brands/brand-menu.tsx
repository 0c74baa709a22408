import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Star from "lucide-react/icons/star";
import StarOff from "lucide-react/icons/star-off";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import type { Brand } from "~/stores/brands/brand-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { showErrorToast } from "~/ui/toast";
import { duplicateBrand, makeDefault, trashBrand } from "./brand-actions";
import { brandAddress } from "./brand-address";

interface BrandMenuProps {
  brand: Brand;
  brands: readonly Brand[];
  userId: string;
}

/** What is rarely done with a brand. */
export function BrandMenu({ brand, brands, userId }: BrandMenuProps) {
  const navigate = useNavigate();
  async function duplicate() {
    try {
      navigate(brandAddress(await duplicateBrand(userId, brand, brands)));
    } catch (error) {
      showErrorToast("The brand could not be copied", (error as Error).message);
    }
  }
  return (
    <Menu trigger={<IconButton label={`More for ${brand.name}`} icon={<Ellipsis className="size-4" />} />}>
      {brand.isDefault ? (
        <MenuItem icon={<StarOff />} onSelect={() => void makeDefault(null, brands)}>
          No default any more
        </MenuItem>
      ) : (
        <MenuItem icon={<Star />} onSelect={() => void makeDefault(brand.id, brands)}>
          Make it the default
        </MenuItem>
      )}
      <MenuItem icon={<Copy />} onSelect={() => void duplicate()}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        danger
        onSelect={() => {
          void trashBrand(brand, brands);
          navigate("?tab=brands");
        }}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
