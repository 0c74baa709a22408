import { useState } from "react";
import {
  actionAddressProblem,
  type CallToAction,
  type Campaign,
  campaignOf,
  longestActionLabel,
  withCampaign,
  withScheme,
} from "~/stores/publications/call-to-action";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import type { ShareOptions, ShareProblems } from "./share-options";

interface ActionFieldsProps {
  options: Pick<ShareOptions, "hasAction" | "action">;
  /** The campaign is named after it, until somebody names it. */
  title: string;
  problems: ShareProblems;
  onChange: (changes: Partial<ShareOptions>) => void;
}

/** The button that leads viewers to another site. */
export function ActionFields({ options, title, problems, onChange }: ActionFieldsProps) {
  const { hasAction, action } = options;
  const campaign = campaignOf(action.address);
  const [showsCampaign, setShowsCampaign] = useState(campaign.source !== "");
  const [leftAddress, setLeftAddress] = useState(false);
  const set = (changes: Partial<CallToAction>) => onChange({ action: { ...action, ...changes } });
  const seen = leftAddress && action.address !== "" ? actionAddressProblem(action.address) : null;
  const setCampaign = (changes: Partial<Campaign>) =>
    set({ address: withCampaign(withScheme(action.address), { ...campaign, ...changes }) });
  return (
    <div className="grid gap-4">
      <Switch
        label="Button to your site"
        hint="Beside the video, in the corner of embedded players and on the last picture. Presses are counted."
        checked={hasAction}
        onChange={(next) => onChange({ hasAction: next })}
      />
      {hasAction && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              label="Button says"
              value={action.label}
              limit={longestActionLabel}
              error={problems.label ?? null}
              onChange={(event) => set({ label: event.target.value })}
            />
            <TextField
              label="Leads to"
              type="url"
              inputMode="url"
              placeholder="https://"
              dir="ltr"
              value={action.address}
              error={problems.address ?? seen}
              onBlur={() => {
                setLeftAddress(true);
                const address = withScheme(action.address);
                if (address !== action.address) set({ address });
              }}
              onChange={(event) => set({ address: event.target.value })}
            />
          </div>
          {showsCampaign ? (
            <fieldset
              className="grid gap-4 sm:grid-cols-3"
              // They stand in the address: without one there is no place for them.
              disabled={actionAddressProblem(withScheme(action.address)) !== null}
              onBlur={() => setCampaign(trimmed(campaign))}
            >
              <legend className="mb-2 text-muted text-sm">
                Campaign words, by which your site’s statistics tell these visitors from others
              </legend>
              <TextField
                label="Source"
                value={campaign.source}
                onChange={(event) => setCampaign({ source: event.target.value })}
              />
              <TextField
                label="Medium"
                value={campaign.medium}
                onChange={(event) => setCampaign({ medium: event.target.value })}
              />
              <TextField
                label="Campaign"
                value={campaign.name}
                onChange={(event) => setCampaign({ name: event.target.value })}
              />
            </fieldset>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              className="-ms-2.5 justify-self-start"
              disabled={actionAddressProblem(withScheme(action.address)) !== null}
              onClick={() => {
                setShowsCampaign(true);
                setCampaign({ source: "vitrine", medium: "video", name: title.slice(0, 60) });
              }}
            >
              Add campaign words (UTM)
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function trimmed({ source, medium, name }: Campaign): Campaign {
  return { source: source.trim(), medium: medium.trim(), name: name.trim() };
}
