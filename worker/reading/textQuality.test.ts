import { describe, expect, it } from '@jest/globals';
import { isLegible } from './textQuality.ts';

const words = (text: string) => text.split(' ').map((word) => ({ text: word }));
const PRINT =
  'Your first name and middle initial Last name Your social security number If joint return spouse first name and ' +
  'middle initial Home address number and street If you have a box see instructions City town or post office State ZIP ' +
  'code Foreign country name Wages salaries tips Attach Form W-2 Tax exempt interest';
/** The same with every letter shifted by three, as fonts without a letter table give it. */
const SHIFTED = PRINT.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 3));

describe('isLegible', () => {
  it('When the words are English, then the text layer is believed', () => {
    expect(isLegible(words(PRINT))).toBe(true);
  });
  it('When the words are Spanish, then the text layer is believed', () => {
    const certificate =
      'Estado Libre Asociado Departamento Hacienda Certificado de Registro Comerciantes Nombre Legal Razón Social ' +
      'Dirección Física Localidad Agricultura Panaderías Detal Número Registro Fecha Expedición Vence Deberá exhibirse ' +
      'lugar visible al público durante toda vigencia Secretario Negociado Impuesto Consumo Agente Retenedor Aguadilla ' +
      'Quiñones Vázquez Barrio Borinquen Carretera Kilómetro Presente certificado traspasable Código Rentas Internas';
    expect(isLegible(words(certificate))).toBe(true);
  });
  it('When the alphabet is shifted, then the text layer is rubbish', () => {
    expect(isLegible(words(SHIFTED))).toBe(false);
  });
  it('When many glyphs have no letter, then the text layer is rubbish', () => {
    expect(isLegible(words(PRINT), 80)).toBe(false);
  });
  it('When there are only names and figures, then there is too little to doubt them', () => {
    expect(isLegible(words('Zoila Quispe 931-07-2531 84,825.01'))).toBe(true);
  });
  it('When there is nothing, then there is nothing to believe', () => {
    expect(isLegible([])).toBe(false);
  });
});
