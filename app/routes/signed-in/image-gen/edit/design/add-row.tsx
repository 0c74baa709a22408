import BadgePercent from "lucide-react/icons/badge-percent";
import FolderOpen from "lucide-react/icons/folder-open";
import ImagePlus from "lucide-react/icons/image-plus";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import Palette from "lucide-react/icons/palette";
import Shapes from "lucide-react/icons/shapes";
import Stamp from "lucide-react/icons/stamp";
import Type from "lucide-react/icons/type";
import Upload from "lucide-react/icons/upload";
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from "react";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import { brandLogoLayers } from "~/image-editor/ad/brand-logo";
import { areaBeside } from "~/image-editor/ad/calm-area";
import { readableOver } from "~/image-editor/ad/measured-contrast";
import type { Size } from "~/image-editor/geometry";
import { type LabelShape, type Layer, type ShapeLayer, shapes } from "~/image-editor/layers/layer";
import { newLabel, newShape, newText } from "~/image-editor/layers/new-layer";
import { logosOf } from "~/scene/resolve/logo-size";
import { Menu, MenuItem } from "~/ui/menu";
import { Spinner } from "~/ui/spinner";
import { showErrorToast } from "~/ui/toast";
import type { LayerActions } from "./layer-actions";
import type { AdLooks } from "./use-ad-themes";

/** Their logos are at hand in the menu. */
const mostBrands = 5;
const shapeNames: Record<ShapeLayer["shape"], string> = {
  rectangle: "Rectangle",
  ellipse: "Ellipse",
  line: "Line",
  frame: "Frame",
  arrow: "Arrow",
  triangle: "Triangle",
  star: "Star",
  fade: "Fade, under words",
};
const badgeNames: Partial<Record<LabelShape, string>> = {
  burst: "Burst",
  disc: "Round",
  tag: "Price tag",
  ribbon: "Ribbon",
};

interface AddRowProps {
  size: Size;
  /** What lies over the image already. */
  layers: readonly Layer[];
  theme: AdTheme | undefined;
  looks: AdLooks;
  actions: LayerActions;
  isAdding: boolean;
  onPick: (isLogo: boolean) => void;
  onFile: (file: File, isLogo: boolean) => void;
  /** A new text is typed at once. */
  onType: (id: string) => void;
}

/** What can be laid over the image. */
export function AddRow({
  size,
  layers,
  theme,
  looks,
  actions,
  isAdding,
  onPick,
  onFile,
  onType,
}: AddRowProps) {
  const picture = useRef<HTMLInputElement>(null);
  const logo = useRef<HTMLInputElement>(null);
  const { map } = looks;
  const newId = () => crypto.randomUUID();
  const addText = () => {
    if (!theme || !map) return;
    const area = areaBeside(map, size, layers);
    const { text, ground } = theme.colours;
    const { color } = readableOver(map, area, [text, ground, "#ffffff", "#111111"]);
    const made = newText(newId(), size, theme, { area, color });
    actions.add(made);
    onType(made.id);
  };
  async function addLogo(brandId: string) {
    if (!map) return;
    try {
      const brand = await looks.prepareBrand(brandId);
      for (const layer of brandLogoLayers({ image: size, map, layers, ...brand, newId })) actions.add(layer);
    } catch (error) {
      showErrorToast("The logo could not be added", (error as Error).message);
    }
  }
  const addLabel = (shape: LabelShape) => theme && actions.add(newLabel(newId(), shape, size, theme));
  return (
    <fieldset aria-label="Add" className="grid grid-cols-3 gap-1.5">
      <AddButton icon={<Type />} disabled={!theme || !map} onClick={addText}>
        Text
      </AddButton>
      <AddButton
        icon={<MousePointerClick />}
        disabled={!theme}
        onClick={() => theme && addLabel(theme.buttonShape)}
      >
        Button
      </AddButton>
      <Menu align="start" trigger={<AddButton icon={<BadgePercent />}>Badge</AddButton>}>
        {Object.entries(badgeNames).map(([shape, name]) => (
          <MenuItem key={shape} onSelect={() => addLabel(shape as LabelShape)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu align="start" trigger={<AddButton icon={<Shapes />}>Shape</AddButton>}>
        {shapes.map((shape) => (
          <MenuItem
            key={shape}
            onSelect={() => {
              const color = shape === "fade" ? theme?.colours.ground : theme?.colours.accent;
              actions.add(newShape(newId(), shape, size, color ?? "#111111"));
            }}
          >
            {shapeNames[shape]}
          </MenuItem>
        ))}
      </Menu>
      <PictureMenu
        trigger={<AddButton icon={<Stamp />}>Logo</AddButton>}
        onDevice={() => logo.current?.click()}
        onLibrary={() => onPick(true)}
      >
        {looks.brands
          .filter(({ logos }) => logosOf(logos).length > 0)
          .slice(0, mostBrands)
          .map(({ id, name }) => (
            <MenuItem key={id} icon={<Palette />} onSelect={() => void addLogo(id)}>
              Logo of {name}
            </MenuItem>
          ))}
      </PictureMenu>
      <PictureMenu
        trigger={
          <AddButton
            icon={isAdding ? <Spinner className="size-4" /> : <ImagePlus />}
            aria-label="Add a picture"
          >
            Picture
          </AddButton>
        }
        onDevice={() => picture.current?.click()}
        onLibrary={() => onPick(false)}
      />
      {[
        { input: picture, label: "Picture to lay over", isLogo: false },
        { input: logo, label: "Logo to lay over", isLogo: true },
      ].map(({ input, label, isLogo }) => (
        <input
          key={label}
          ref={input}
          type="file"
          accept="image/*,.svg"
          tabIndex={-1}
          aria-label={label}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file, isLogo);
            event.target.value = "";
          }}
        />
      ))}
    </fieldset>
  );
}

interface AddButtonProps extends ComponentProps<"button"> {
  icon: ReactNode;
}

function AddButton({ icon, children, ...props }: AddButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className="grid h-14 min-w-0 place-items-center content-center gap-1 rounded-md border border-line bg-raised font-medium text-muted text-xs transition-colors hover:border-neutral-7 hover:text-text data-popup-open:border-accent data-popup-open:text-text disabled:opacity-45 [&>svg]:size-4.5"
    >
      {icon}
      {children}
    </button>
  );
}

interface PictureMenuProps {
  trigger: ReactElement;
  onDevice: () => void;
  onLibrary: () => void;
  children?: ReactNode;
}

function PictureMenu({ trigger, onDevice, onLibrary, children }: PictureMenuProps) {
  return (
    <Menu align="start" trigger={trigger}>
      <MenuItem icon={<Upload />} onSelect={onDevice}>
        From this device
      </MenuItem>
      <MenuItem icon={<FolderOpen />} onSelect={onLibrary}>
        From your library
      </MenuItem>
      {children}
    </Menu>
  );
}
