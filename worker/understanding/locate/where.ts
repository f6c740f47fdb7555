/** The places on a page that a form's data can name. */
import type { Amid } from './amid.ts';
import type { CaptionedPage, CaptionSign } from './captions/overCaption.ts';

/** The cell below a label; `across` names labels inside the cell that do not bound it; `depth` in points. */
export interface WhereBelow {
  readonly below: string;
  readonly beside?: string;
  readonly across?: readonly string[];
  /** Labels that head boxes of the row below, however far right they begin. */
  readonly nextRow?: readonly string[];
  readonly depth?: number;
  /** Only of a numbered box above another one, where it ends: the last line of a box is as deep as the form draws it. */
  readonly boxed?: true;
  /** How far left of the label the value may start, in points, where a letter stands before the label. */
  readonly left?: number;
  /** Only where no amount stands in the label's own line: in a list the amount is beside it, and the next one below. */
  readonly unlisted?: true;
  /** Only where the label begins its line or column. */
  readonly starts?: true;
  /** The label is the end of a longer one: the cell begins where that does. Above it, if anything is, where `caption: 'page'` tells so. */
  readonly run?: true;
  /** On a captioned page only what stands above the label: `4,477.30` over `Federal income tax withheld`. */
  readonly caption?: CaptionedPage;
  /** Only where the same label stands left of it in its line, too: a value printed as it was reported and as it is correct. */
  readonly second?: true;
  /** The box is no wider than its label. */
  readonly narrow?: true;
  /** Only where nothing of its phrase follows: `Recipient's taxpayer ID` is no `recipient`. */
  readonly whole?: true;
  /** Not where one of these labels has a number or a day beside it or below it, however that was misread. */
  readonly unlessFilled?: readonly string[];
  /** Only where the sign at the label's end is printed: `Business License #`, and not the title without it. */
  readonly signed?: true;
  /** Only below the first of some labels, as beside a label. */
  readonly amid?: Amid;
  /** Not in a row that one of these labels names: `PREVIOUS BALANCE   1,000.00` below the head of a column. */
  readonly unlessBeside?: readonly string[];
}

/** The left or the right one of two places, the right one in a column that this label heads. */
export interface Twin {
  readonly side: 'left' | 'right';
  readonly headedBy: string;
}

/** The row to the right of a label, up to the next one; `rows` lines deep; or only below a column's heading. */
export interface WhereRight {
  readonly right: string;
  readonly beside?: string;
  /** Only where the other label stands left of it: `Spouse  Ann Lee   Occupation  Baker`, whose row that is. */
  readonly behind?: true;
  readonly rows?: number;
  /** Of several lines those that begin below the first of them, with nothing before them. */
  readonly hanging?: true;
  /** Of several lines the first holds words: below an empty one stands what is below the label. */
  readonly begins?: true;
  readonly column?: string;
  readonly starts?: true;
  /** Only where words of the same sentence stand before the label. */
  readonly inside?: true;
  /** Only print of the label's own line and size: in a list the value stands so beside it, in a box below it. */
  readonly listed?: true;
  /** Only where a colon ends the label: `PAYER: Gulf Royalty Partners LP`. */
  readonly colon?: true;
  /** Of several places the lowest: a balance at the end, named like the one at the start. */
  readonly last?: true;
  /** Of several places the first; none where there is only one, which may be that of the last. */
  readonly first?: true;
  /** Only where the label names a sum: not in a row of a day, nor where it is the beginning of another name. */
  readonly sum?: true;
  /** Not in a row of a day with its amount, which tells of whoever was paid. */
  readonly undated?: true;
  /** Only where nothing of its phrase follows: `Interest paid year to date` is no `interest paid`. */
  readonly whole?: true;
  /** Not where the label is a word of a sentence. */
  readonly unspoken?: true;
  /** Not where a label written small stands within its line: what a sentence leads to may go on in the next one. */
  readonly apart?: true;
  /** Not where one of these labels begins right below it, whose list it heads: `Taxpayer   Bottom line` above `Name   Ann Lee`. */
  readonly unlessHeading?: readonly string[];
  /** Of two places in one line, in the columns of two people, one. */
  readonly twin?: Twin;
  /** Only what ends flush with a column of amounts: there a lone `91` is no number of a line. */
  readonly flush?: true;
  /** As below a label. */
  readonly unlessFilled?: readonly string[];
  readonly signed?: true;
  /** Only below the first of some labels and above the first of others after it: in the block they enclose. */
  readonly amid?: Amid;
}

/** A place on the page, told by printed labels. Labels are compared without case, punctuation and OCR noise. */
export type Where =
  | WhereBelow
  | WhereRight
  /**
   * The whole width below a label, down to the next one: text that is centred under it. `whole`: as beside a label; `across` names
   * labels that do not end it, and what stands beside them is no part of it.
   */
  | { readonly under: string; readonly whole?: true; readonly across?: readonly string[] }
  /** The lines of a block below a label that heads it, each beginning where it does: whose name and address they are. */
  | { readonly block: string }
  /** The rows of a table below a label, as far down as they follow one another, whatever labels head its columns. */
  | { readonly table: string }
  /** The print right above a label: above a `caption` its value, `May 3, 2024` above `Date of issue`; without that whatever its box stands below. `whole`: as beside a label. */
  | { readonly above: string; readonly caption?: CaptionSign; readonly whole?: true }
  /** The amount in the column of a table that this heads, on one line or two; `unlessBeside`: as below a label. */
  | { readonly heading: string; readonly unlessBeside?: readonly string[] }
  /** The amount in the row named total of a table, in the column that this heads. */
  | { readonly total: string }
  /**
   * The name at the top of a letter, only where it is broken into lines of a word or two (`stacked`), the payer's beside its own number (`besideTin`), only above an address (`addressed`), the longer one with its address that begins so (`sender`), the authority's on a licence, the bank's name,
   * the block of name and address that shows in the envelope's window, the same name above a street
   * where that is a box of the post office (`premises`), below a name printed elsewhere, too (`namesake`), the street and place of mail that goes to the street beside one of the labels `streets` (`mailed`), and who pays whom on the slip that goes back with a payment; `greeted`: only where the letter speaks to that name, `only`: or where nobody else's address is printed; `unless`: not where one of
   * these labels is printed, whose box holds it.
   */
  | {
      readonly letter:
        | 'head'
        | 'stacked'
        | 'besideTin'
        | 'addressed'
        | 'sender'
        | 'authority'
        | 'bank'
        | 'addressee'
        | 'premises'
        | 'namesake'
        | 'mailed'
        | 'payer'
        | 'payee';
      readonly greeted?: true;
      readonly only?: true;
      readonly unless?: readonly string[];
      /** Not a box of the post office where one of these labels has a street beside it, without a place: only mail goes there. */
      readonly unlessStreet?: readonly string[];
      readonly streets?: readonly string[];
    }
  /** Any run of print in the upper part of the page, or all its print: for values that need no label to be known. */
  | { readonly anywhere: 'upper' | 'page' }
  /** The whole width from one label down to another. */
  | { readonly between: readonly [string, string] }
  /** Several cells read one after the other: first name, last name, suffix. `say` is put before what a cell holds; `all`: only where none is empty. */
  | { readonly join: readonly (Where & { readonly say?: string })[]; readonly all?: true };
