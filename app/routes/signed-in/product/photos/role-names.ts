import type { ProductPhoto } from "~/domain/products/product";

export const roleNames: Record<ProductPhoto["role"], string> = {
  hero: "Main photo",
  detail: "Detail",
  "in-use": "In use",
  logo: "Logo",
  icon: "Icon",
  chart: "Chart",
};
