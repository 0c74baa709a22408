import { useMemo } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { Board } from "~/stores/boards/board-document";

/** A person's boards that are not in the trash, the last changed first; null while they are not known. */
export function useBoards(userId: string): readonly Board[] | null {
  const reading = useDocuments(
    userId,
    () => import("~/stores/boards/boards"),
    ({ watchBoards }, documents, onChange: (boards: Board[]) => void, onError) =>
      watchBoards(documents, userId, ({ items }) => onChange(items), onError),
  );
  const boards = reading.kind === "present" ? reading.value : null;
  return useMemo(() => boards?.filter(({ trashedAt }) => trashedAt === null) ?? null, [boards]);
}
