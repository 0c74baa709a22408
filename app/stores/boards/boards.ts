import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  type Firestore,
  getDocs,
  getDocsFromCache,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { documentWatcher, type Live, readItems, type Stop, watchQuery } from "../firestore/live-documents";
import { type Image, parseImage } from "../images/image-document";
import { type Board, type BoardDocument, mostBoards, mostRemovedWords, parseBoard } from "./board-document";

/** With those in the trash. */
const mostListed = 2 * mostBoards;
/** As many as a board holds at most. */
const mostRead = 500;

/** A person's boards, the last changed first, with those in the trash. */
export function watchBoards(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Board>) => void,
  onError: (error: Error) => void,
): Stop {
  return watchQuery(boardsOf(firestore, userId), parseBoard, onChange, onError);
}

/** How many boards a person has, without those in the trash, as far as this device knows: so also offline, at once. */
export async function countKnownBoards(firestore: Firestore, userId: string): Promise<number> {
  const known = readItems(await getDocsFromCache(boardsOf(firestore, userId)), parseBoard);
  return known.filter(({ trashedAt }) => trashedAt === null).length;
}

function boardsOf(firestore: Firestore, userId: string): Query {
  return query(
    collection(firestore, "boards"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostListed),
  );
}

export const watchBoard = documentWatcher("boards", parseBoard);

/** The images on a board, the newest first; uploads on it are not among them. */
export async function readBoardImages(
  firestore: Firestore,
  ownerId: string,
  boardId: string,
): Promise<Image[]> {
  const images = query(
    collection(firestore, "images"),
    where("ownerId", "==", ownerId),
    where("boardIds", "array-contains", boardId),
    orderBy("createdAt", "desc"),
    limit(mostRead),
  );
  return readItems(await getDocs(images), parseImage);
}

/** Makes a board without anything on it; `boardId` comes from `newBoardId`, so that it is known before the answer. */
export function createBoard(
  firestore: Firestore,
  boardId: string,
  board: Pick<BoardDocument, "ownerId" | "name">,
): Promise<void> {
  return setDoc(doc(firestore, "boards", boardId), {
    ...board,
    assetIds: [],
    palette: [],
    words: [],
    typography: "minimal",
    edited: [],
    removedWords: [],
    sharing: "private",
    trashedAt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

export function newBoardId(firestore: Firestore): string {
  return doc(collection(firestore, "boards")).id;
}

type OwnFields = Pick<
  BoardDocument,
  "assetIds" | "name" | "palette" | "words" | "typography" | "edited" | "removedWords" | "sharing"
>;

export function changeBoard(
  firestore: Firestore,
  boardId: string,
  fields: Partial<OwnFields>,
): Promise<void> {
  return updateDoc(doc(firestore, "boards", boardId), { ...fields, updatedAt: serverTimestamp() });
}

/** Changes by hand what is otherwise read from a board's images: from now on reading leaves that field alone. */
export function editBoardReading(
  firestore: Firestore,
  boardId: string,
  fields: Partial<Pick<BoardDocument, BoardDocument["edited"][number]>>,
): Promise<void> {
  const edited = arrayUnion(...Object.keys(fields));
  return updateDoc(doc(firestore, "boards", boardId), { ...fields, edited, updatedAt: serverTimestamp() });
}

/** Puts words on a board by hand: they stay, also where they were taken off before. */
export function addBoardWords(
  firestore: Firestore,
  boardId: string,
  words: readonly string[],
): Promise<void> {
  return updateDoc(doc(firestore, "boards", boardId), {
    words: arrayUnion(...words),
    removedWords: arrayRemove(...words),
    edited: arrayUnion("words"),
    updatedAt: serverTimestamp(),
  });
}

/** Takes a word off by hand: reading does not bring it back, as long as no more than `mostRemovedWords` are. */
export function removeBoardWord(
  firestore: Firestore,
  { id, removedWords }: Pick<Board, "id" | "removedWords">,
  word: string,
): Promise<void> {
  return updateDoc(doc(firestore, "boards", id), {
    words: arrayRemove(word),
    ...(removedWords.length < mostRemovedWords && { removedWords: arrayUnion(word) }),
    edited: arrayUnion("words"),
    updatedAt: serverTimestamp(),
  });
}

/** Into the trash, or out of it. Its images stay where they are. */
export function setBoardTrashed(firestore: Firestore, boardId: string, isTrashed: boolean): Promise<void> {
  const trashedAt = isTrashed ? serverTimestamp() : null;
  return updateDoc(doc(firestore, "boards", boardId), { trashedAt, updatedAt: serverTimestamp() });
}

/** Puts uploads on a board or takes them off; images made here know their boards as well, see `image-changes.ts`. */
export function placeUploads(
  firestore: Firestore,
  boardId: string,
  assetIds: readonly string[],
  isOn: boolean,
): Promise<void> {
  const change = isOn ? arrayUnion : arrayRemove;
  return updateDoc(doc(firestore, "boards", boardId), {
    assetIds: change(...assetIds),
    updatedAt: serverTimestamp(),
  });
}
