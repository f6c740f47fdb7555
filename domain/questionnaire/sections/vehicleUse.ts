/** Step 6: a vehicle used for business. */
import type { Section } from '../section.ts';

const hasVehicle = { name: 'hasBusinessVehicle', is: true } as const;

export const vehicleUse = {
  id: 'vehicleUse',
  title: 'Vehicle Use',
  intro: 'Business miles can often be deducted. A rough figure is fine to start with.',
  fields: [
    {
      kind: 'yesNo',
      name: 'hasBusinessVehicle',
      label: 'Do you use a vehicle for business?',
      part: {
        title: 'Your vehicle',
        hint: 'Driving between home and one office does not count as business.',
      },
    },
    {
      kind: 'text',
      name: 'vehicleMake',
      label: 'Vehicle Make',
      width: 'third',
      placeholder: 'Toyota',
      showWhen: hasVehicle,
    },
    {
      kind: 'text',
      name: 'vehicleModel',
      label: 'Vehicle Model',
      width: 'third',
      placeholder: 'Corolla',
      showWhen: hasVehicle,
    },
    {
      kind: 'year',
      name: 'vehicleYear',
      label: 'Vehicle Year',
      width: 'third',
      min: 1900,
      max: 'nextYear',
      showWhen: hasVehicle,
    },
    {
      kind: 'percent',
      name: 'businessUsePercentage',
      label: 'Business Use Percentage',
      hint: 'The share of all miles driven for business.',
      min: 1,
      max: 100,
      unit: '%',
      showWhen: hasVehicle,
    },
    {
      kind: 'quantity',
      name: 'annualBusinessMiles',
      label: 'Annual Business Miles',
      hint: 'An estimate is fine.',
      min: 0,
      unit: 'miles',
      showWhen: hasVehicle,
    },
  ],
} as const satisfies Section;
