/** The words that come with Tesseract's language data, names of people and places among them. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PACKED_DATA } from './languageData.ts';

export interface WordList {
  /** Is it a word of one of the languages, spelled with exactly these letters, large and small? */
  readonly has: (word: string) => boolean;
}

/** Parts of a language's data by their number in it (`TessdataType` of Tesseract): the words, and the letters they are spelled in. */
const WORDS = 19;
const LETTERS = 21;

let all: Promise<WordList> | undefined;

/** The words of every language read here; unpacked once (0.1 s, 8 MB), and anew after it failed. */
export function openWordList(): Promise<WordList> {
  all ??= Promise.all(Object.values(PACKED_DATA).map(readWords)).then((lists) => ({
    has: (word) => lists.some((list) => list.has(word)),
  }));
  all.catch(() => (all = undefined));
  return all;
}

async function readWords(packed: string): Promise<WordList> {
  const data = await promisify(gunzip)(await readFile(packed));
  const letters = partOf(data, LETTERS).toString('utf8').split('\n');
  // The first line tells how many there are; each is followed by what it is made of.
  const numbers = new Map(letters.slice(1).map((line, at) => [line.split(' ', 1)[0]!, at]));
  return wordGraph(partOf(data, WORDS), numbers);
}

/** The file begins with how many kinds of parts there are and where each begins, -1 where there is none. */
function partOf(data: Buffer, kind: number): Buffer {
  const begins = Array.from({ length: data.readInt32LE(0) }, (_, at) =>
    Number(data.readBigInt64LE(4 + at * 8)),
  );
  return data.subarray(begins[kind], begins.slice(kind + 1).find((next) => next >= 0) ?? data.length);
}

/** Bytes before the edges: a mark, how many letters there are, how many edges. */
const HEAD = 10;
/** Of an edge's bits above those of its letter. */
const IS_LAST = 1;
const IS_BACKWARD = 2;
const ENDS_WORD = 4;
const FLAGS = 3;

/**
 * Tesseract's `SquishedDawg`: words that begin alike share their first edges. An edge holds, from its lowest bit, the letter, three flags and
 * the edge at which the next letter's edges begin; those of one place stand one behind the other.
 */
function wordGraph(graph: Buffer, numbers: ReadonlyMap<string, number>): WordList {
  const letterBits = Math.ceil(Math.log2(graph.readInt32LE(2) + 1));
  const letterOf = (low: number) => low & ((1 << letterBits) - 1);
  const flagsOf = (low: number) => low >>> letterBits;
  const shift = letterBits + FLAGS;
  // Two numbers an edge; a copy, for they begin at an odd place, and the whole data would stay with them.
  const edges = new Uint32Array(new Uint8Array(graph.subarray(HEAD)).buffer);
  /** Where in `edges` the edge of a letter stands; -1 where no word goes on so. */
  const find = (place: number, letter: number): number => {
    for (let at = place * 2; at < edges.length; at += 2) {
      const low = edges[at]!;
      const flags = flagsOf(low);
      if (letterOf(low) === letter && !(flags & IS_BACKWARD)) return at;
      if (flags & IS_LAST) break;
    }
    return -1;
  };
  return {
    has: (word) => {
      let place = 0;
      let isWord = false;
      let isFirst = true;
      for (const letter of word) {
        const number = numbers.get(letter);
        if (number === undefined || (place === 0 && !isFirst)) return false;
        const at = find(place, number);
        if (at < 0) return false;
        isWord = (flagsOf(edges[at]!) & ENDS_WORD) !== 0;
        place = (edges[at]! >>> shift) + edges[at + 1]! * 2 ** (32 - shift);
        isFirst = false;
      }
      return isWord;
    },
  };
}
