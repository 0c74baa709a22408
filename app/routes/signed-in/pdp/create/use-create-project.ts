import { useState } from "react";
import { useNavigate } from "react-router";
import { settledFacts } from "~/domain/facts/fact-sheet";
import { imagesOfPage } from "~/pages/images-of-page";
import { makeProject } from "~/pages/make-project";
import { projectAddress } from "~/pages/project-address";
import { withAssets } from "~/pages/with-assets";
import type { Page } from "~/sections/page";
import type { DirectionId } from "~/sections/writer/write-input";
import { importPictures } from "~/sources/import-pictures";
import { showErrorToast } from "~/ui/toast";
import type { Material } from "./material";
import type { GivenImage } from "./page-draft";

interface Chosen {
  id: DirectionId;
  page: Page;
  material: Material;
  images: readonly GivenImage[];
}

const noFacts = { facts: [], decisions: [] };

/** Makes a project of a direction and opens it. Only now do the images it shows become files of the person's own. */
export function useCreateProject(userId: string) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<DirectionId | null>(null);
  const [progress, setProgress] = useState<string | null>(null);

  async function create({ id, page, material, images }: Chosen) {
    setChosen(id);
    setProgress("Making the page");
    try {
      const assetIds = await bringImages(page, images, setProgress);
      const { sheet, productId } = material;
      setProgress("Making the page");
      const projectId = await makeProject(userId, {
        title: titleOf(material),
        page: withAssets(page, assetIds),
        productId,
        // Those of a product stay with it: the page says what it says.
        facts: productId ? noFacts : sheet,
      });
      await navigate(projectAddress(projectId));
    } catch (error) {
      showErrorToast("The page was not made", `${(error as Error).message} Nothing you set is lost.`);
    } finally {
      setProgress(null);
      setChosen(null);
    }
  }

  return { create, chosen, progress };
}

/** The asset of each image a page shows, by the name the page has for it. One that does not come is told and left out. */
async function bringImages(
  page: Page,
  images: readonly GivenImage[],
  onProgress: (progress: string) => void,
): Promise<Map<string, string>> {
  const shown = new Set(imagesOfPage(page).map(({ assetId }) => assetId));
  const needed = images.filter(({ id }) => shown.has(id));
  const urls = needed.flatMap(({ from }) => ("url" in from ? [from.url] : []));
  const { assetIds, failed } = await importPictures(urls, {}, (done, of) =>
    onProgress(`Fetching image ${done + 1} of ${of}`),
  );
  if (failed.length > 0) {
    showErrorToast(
      failed.length === 1 ? "One image did not come" : `${failed.length} images did not come`,
      failed[0]?.message,
    );
  }
  return new Map(
    needed.flatMap(({ id, from }) => {
      const assetId = "assetId" in from ? from.assetId : assetIds[from.url];
      return assetId ? [[id, assetId] as const] : [];
    }),
  );
}

const titleCharacters = 200;

function titleOf({ sheet, title }: Material): string {
  const name = settledFacts(sheet).find(({ kind, variantId }) => kind === "name" && !variantId)?.value;
  const text = name?.type === "text" ? name.text : title;
  return text.trim().slice(0, titleCharacters) || "New page";
}
