import { ownLogos } from "~/server/brands/usable-brand.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getAsset } from "~/stores/assets/assets.server";
import { getBrand, mayUseBrand } from "~/stores/brands/brands.server";

/** POST: the logos of a brand that is shared with the caller become files of their own; asked again, they are the same. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const brand = await getBrand(settings, params.brandId ?? "");
    if (!brand || !mayUseBrand(brand, viewer)) return notFound(call);
    if (brand.ownerId === viewer.userId) return json({ logos: brand.logos });
    const assets = await Promise.all(
      Object.values(brand.logos).map((logo) => logo && getAsset(settings, logo.assetId)),
    );
    const bytes = assets.reduce((sum, asset) => sum + (asset?.sizeBytes ?? 0), 0);
    return withStorage(call, bytes, async () =>
      json({ logos: await ownLogos(settings, brand, viewer.userId) }, 201),
    );
  }),
});

export { handle as action, handle as loader };
