import { describe, expect, it } from '@jest/globals';
import { parseSpokenLabels } from './spokenLabels.ts';

const template = `<template><subform name="topmost"><subform name="Page1">
  <field name="f1_01"><assist><speak>Your first name &amp; initial.</speak></assist></field>
  <subform><field name="f1_02"><assist><toolTip>Last name</toolTip></assist></field></subform>
  <field name="f1_02"><assist><speak disable="0">Spouse&#39;s last name</speak></assist></field>
  <field name="f1_03"/><field name="f1_04"><ui/></field>
</subform></subform></template>`;

describe('parseSpokenLabels', () => {
  it('When a template speaks about its fields, then each field has its label by its path', () => {
    expect([...parseSpokenLabels(template)]).toEqual([
      ['Page1[0].f1_01[0]', 'Your first name & initial.'],
      ['Page1[0].f1_02[0]', 'Last name'],
      ['Page1[0].f1_02[1]', "Spouse's last name"],
    ]);
  });
});
