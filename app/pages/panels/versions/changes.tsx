import { useMemo } from "react";
import { ChangeList } from "~/review/change-list";
import { pageChanges } from "~/sections/compare/word-changes";
import type { Page } from "~/sections/page";

interface ChangesProps {
  before: Page;
  after: Page;
  onShow: (sectionId: string) => void;
}

/** What changed since a version, in words. */
export function Changes({ before, after, onShow }: ChangesProps) {
  const changes = useMemo(() => pageChanges(before, after), [before, after]);
  return (
    <ChangeList
      changes={changes}
      showOf={({ sectionId }) => (sectionId && after.sections[sectionId] ? () => onShow(sectionId) : null)}
    />
  );
}
