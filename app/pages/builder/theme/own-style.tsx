import { ColorField } from "~/brands/color-field";
import type { PageTheme } from "~/sections/page";
import { themeOf, themes } from "~/sections/themes/themes";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";

type Style = NonNullable<PageTheme["style"]>;

interface OwnStyleProps {
  theme: PageTheme;
  onChange: (style: Style | undefined, place?: string) => void;
}

const colors = [
  ["accent", "Accent"],
  ["background", "Ground"],
  ["text", "Words"],
] as const;

/** Families that the themes bring: a page loads no others. */
const families = [
  ...new Set([...themes.values()].flatMap(({ headline, body }) => [headline.family, body.family])),
]
  .sort()
  .map((family) => ({ value: family, label: family.replace(/ Variable$/, "") }));

/** Own colours, fonts and corners in place of the theme's, or of the brand's. */
export function OwnStyle({ theme, onChange }: OwnStyleProps) {
  const style = theme.style ?? {};
  const own = themeOf(theme.id);
  const set = (fields: { [Name in keyof Style]?: Style[Name] | undefined }, place?: string) => {
    const kept = Object.entries({ ...style, ...fields }).filter(([, value]) => value !== undefined);
    onChange(kept.length > 0 ? (Object.fromEntries(kept) as Style) : undefined, place);
  };
  const choicesFor = (present: string | undefined, usual: string) => [
    { value: "", label: `Theme’s own (${usual.replace(/ Variable$/, "")})` },
    ...families,
    ...(present && families.every(({ value }) => value !== present)
      ? [{ value: present, label: present }]
      : []),
  ];
  return (
    <section aria-labelledby="own-style-heading" className="grid gap-3">
      <div className="flex h-7 items-center justify-between gap-3">
        <h3 id="own-style-heading" className="font-[550] text-sm">
          Own style
        </h3>
        {Object.keys(style).length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
            Back to the theme’s
          </Button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2">
        {colors.map(([name, label]) => (
          <ColorField
            key={name}
            label={label}
            value={style[name] ?? null}
            onChange={(color) => set({ [name]: color ?? undefined }, `style/${name}`)}
          />
        ))}
      </div>
      <p className="text-muted text-xs">Shades are moved as far as words need to stay readable.</p>
      <Select
        label="Headings"
        value={style.headlineFamily ?? ""}
        choices={choicesFor(style.headlineFamily, own.headline.family)}
        onChange={(family) => set({ headlineFamily: family || undefined })}
      />
      <Select
        label="Text"
        value={style.bodyFamily ?? ""}
        choices={choicesFor(style.bodyFamily, own.body.family)}
        onChange={(family) => set({ bodyFamily: family || undefined })}
      />
      <Slider
        label="Corners"
        value={Math.min(32, style.radius ?? own.radius)}
        min={0}
        max={32}
        step={2}
        format={(value) => (value === 0 ? "Square" : `${value} px`)}
        onChange={(radius) => set({ radius }, "style/radius")}
      />
    </section>
  );
}
