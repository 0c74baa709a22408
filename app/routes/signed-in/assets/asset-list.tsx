import { type DragEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { restoreFiles, trashFiles } from "~/assets/asset-actions";
import { AssetCell } from "~/assets/asset-cell";
import { AssetGrid } from "~/assets/asset-grid";
import type { LibraryView } from "~/assets/library-view";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { ListEnd } from "~/ui/list-end";
import { chooseRange, keepShown, nothingChosen, toggleOne } from "~/ui/range-selection";
import { AssetTable } from "./asset-table";
import { BulkBar } from "./bulk-bar";
import { dragAssets } from "./drag-assets";

interface AssetListProps {
  assets: readonly Asset[];
  view: LibraryView;
  userId: string;
  folders: readonly AssetFolder[];
  tags: readonly { tag: string }[];
  /** Reads what is older; null where there is nothing more. */
  onEnd: (() => void) | null;
}

/** The files of a view, with what can be done to those that are selected. */
export function AssetList({ assets, view, userId, folders, tags, onEnd }: AssetListProps) {
  const navigate = useNavigate();
  const [selection, setSelection] = useState(nothingChosen);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const order = assets.map(({ id }) => id);
  const shown = keepShown(selection, order);
  const chosen = assets.filter(({ id }) => shown.ids.has(id));
  const latest = useRef({ order, shown, assets });
  latest.current = { order, shown, assets };

  const press = useCallback((asset: Asset, toAnchor: boolean) => {
    const { order, shown } = latest.current;
    setCurrentId(asset.id);
    setSelection(toAnchor ? chooseRange(shown, order, asset.id) : toggleOne(shown, asset.id));
  }, []);
  const drag = useCallback((event: DragEvent, asset: Asset) => {
    const { shown, assets } = latest.current;
    dragAssets(event, shown.ids.has(asset.id) ? assets.filter(({ id }) => shown.ids.has(id)) : [asset]);
  }, []);

  const isTrash = view.trash;
  const remove = () => {
    const { shown, assets } = latest.current;
    const ones = assets.filter(({ id }) => shown.ids.has(id));
    if (ones.length > 0) void (isTrash ? restoreFiles(ones) : trashFiles(ones));
  };
  function pressKey(event: KeyboardEvent, asset: Asset) {
    const selectsAll = event.key.toLowerCase() === "a" && (event.metaKey || event.ctrlKey);
    if (selectsAll) setSelection({ ids: new Set(order), anchorId: asset.id });
    else if (event.key === " ") press(asset, event.shiftKey);
    else if (event.shiftKey && event.key.startsWith("Arrow")) {
      const from = shown.anchorId ? shown : toggleOne(shown, currentId ?? asset.id);
      setSelection(chooseRange(from, order, asset.id));
    } else if (event.key === "Escape" && shown.ids.size > 0) setSelection(nothingChosen);
    else if (event.key === "Delete" || event.key === "Backspace") remove();
    else return;
    event.preventDefault();
  }

  const addressOf = (asset: Asset) => href("/assets/:assetId", { assetId: asset.id });
  return (
    <>
      <p role="status" className="sr-only">
        {assets.length === 1 ? "1 file" : `${assets.length} files`}
      </p>
      {view.layout === "table" ? (
        <AssetTable
          label="Files"
          assets={assets}
          selected={shown.ids}
          hrefOf={addressOf}
          onPress={press}
          onDrag={drag}
          onSelectAll={(isSelected) =>
            setSelection(isSelected ? { ids: new Set(order), anchorId: null } : nothingChosen)
          }
        />
      ) : (
        <AssetGrid
          label="Files"
          assets={assets}
          currentId={currentId}
          onCurrent={setCurrentId}
          onKey={(event, asset) => {
            if (event.key === "Enter") void navigate(addressOf(asset));
            else pressKey(event, asset);
          }}
        >
          {(asset, isCurrent) => (
            <AssetCell
              asset={asset}
              to={addressOf(asset)}
              isSelected={shown.ids.has(asset.id)}
              isSelecting={shown.ids.size > 0}
              isCurrent={isCurrent}
              onPress={press}
              onDrag={drag}
            />
          )}
        </AssetGrid>
      )}
      {onEnd && <ListEnd key={assets.length} onReached={onEnd} />}
      {chosen.length > 0 && (
        <BulkBar
          assets={chosen}
          isTrash={isTrash}
          userId={userId}
          folders={folders}
          tags={tags}
          onClear={() => setSelection(nothingChosen)}
        />
      )}
    </>
  );
}
