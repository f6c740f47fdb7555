import { describe, expect, it } from '@jest/globals';
import { rawZip, type ZipPart } from '../../../tests/worker/hostile/rawZip.ts';
import { openOfficeDocument } from './openOfficeDocument.ts';
import { HoldsTooMuchError, readWord } from './readWord.ts';
import { hiddenStyles, withoutHiddenText } from './withoutHiddenText.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string, format = '') => `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (inner: string, format = '') => `<w:p><w:pPr>${format}</w:pPr>${inner}</w:p>`;

function word(body: string, ...more: readonly ZipPart[]): Buffer {
  return rawZip([
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
}

const HIDDEN_STYLE: ZipPart = {
  name: 'word/styles.xml',
  data: `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Note"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Plain"><w:rPr><w:vanish w:val="0"/></w:rPr></w:style></w:styles>`,
};

describe('readWord', () => {
  it('When it holds more tables than anybody wrote, then it is refused before they cost gigabytes', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('x'))}</w:tc></w:tr></w:tbl>`;
    const file = word(table.repeat(40_000));
    await expect(readWord(file)).rejects.toThrow(HoldsTooMuchError);
    // Not that its format cannot be read: it is one that is read every day.
    expect(await openOfficeDocument(file, 'docx')).toEqual({ ok: false, reason: 'archive-too-large' });
  });

  it('When text is formatted as hidden, then it is not read', async () => {
    const file = word(
      paragraph(run('Total ') + run('999', '<w:vanish/>') + run('1,000')) +
        paragraph(run('by style'), '<w:pStyle w:val="Note"/>') +
        paragraph(run('shown'), '<w:pStyle w:val="Plain"/><w:rPr><w:vanish/></w:rPr>'),
      HIDDEN_STYLE,
    );
    expect(await readWord(file)).toEqual([['Total 1,000'], ['shown']]);
  });

  it('When text was deleted with tracked changes, then only what took its place is read', async () => {
    const change = `<w:del><w:r><w:delText>1,000</w:delText></w:r></w:del><w:ins>${run('2,000')}</w:ins>`;
    expect(await readWord(word(paragraph(change)))).toEqual([['2,000']]);
  });

  it('When the letterhead stands in the page header, then it is read first, once', async () => {
    const header = `<w:hdr xmlns:w="${WORD}">${paragraph(run('City of Riverside'))}</w:hdr>`;
    const file = word(
      paragraph(run('Business License')),
      { name: 'word/header1.xml', data: header },
      { name: 'word/header2.xml', data: header },
    );
    expect(await readWord(file)).toEqual([['City of Riverside'], ['Business License']]);
  });
});

describe('withoutHiddenText', () => {
  it('When a run shows what its style hides, or hid it before a tracked change, then it stays', () => {
    const shown =
      run('a', '<w:rStyle w:val="Note"/><w:vanish w:val="false"/>') +
      run('b', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>');
    const part = paragraph(shown);
    expect(withoutHiddenText(part, hiddenStyles(HIDDEN_STYLE.data as string))).toBe(part);
  });
  it('When a text box stands in a hidden run, then what follows it is judged by its own run', () => {
    const part = paragraph(
      `<w:r><w:rPr><w:vanish/></w:rPr><w:pict>${paragraph(run('box'))}</w:pict><w:t>gone</w:t></w:r>${run('kept')}`,
    );
    expect(withoutHiddenText(part, new Set())).toBe(part.replace('gone', ''));
  });
});
